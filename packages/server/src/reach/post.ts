import { lookup } from 'node:dns';
import { request } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const PATIENCE_MS = 10_000;

/** Addresses inside somebody's own network; a webhook must not be a door into ours. */
const inside = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
] as const) {
  inside.addSubnet(net, bits, 'ipv4');
}
for (const [net, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
  ['64:ff9b::', 96],
] as const) {
  inside.addSubnet(net, bits, 'ipv6');
}

export function isInside(address: string): boolean {
  const family = isIP(address);
  return family === 0 || inside.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** Looks a name up and refuses what lies inside: at the moment of connecting, so that no later answer can differ. */
const publicOnly: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return callback(error, '');
    const outside = addresses.filter(({ address }) => !isInside(address));
    const [first] = outside;
    if (first === undefined)
      return callback(new Error('the address lies in a private network'), '');
    if (options.all === true) callback(null, outside);
    else callback(null, first.address, first.family);
  });
};

export function post(url: string, body: object): Promise<void> {
  return new Promise((resolve, reject) => {
    const text = JSON.stringify(body);
    if (isIP(new URL(url).hostname.replace(/^\[|\]$/g, '')) !== 0) {
      reject(new Error('a webhook has a name'));
      return;
    }
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    };
    const sent = request(
      url,
      { method: 'POST', headers, lookup: publicOnly, timeout: PATIENCE_MS },
      (response) => {
        response.resume();
        const status = response.statusCode ?? 0;
        if (status >= 200 && status < 300) resolve();
        else reject(new Error(`the webhook answered ${status}`));
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('the webhook did not answer')));
    sent.on('error', reject);
    sent.end(text);
  });
}
