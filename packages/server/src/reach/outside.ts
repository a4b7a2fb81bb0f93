import { lookup } from 'node:dns';
import { Agent, request } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** From the first byte to the last. */
const PATIENCE_MS = 10_000;

/** Why something could not be sent outside. */
export type Why = 'inside' | 'late' | 'answered' | 'unreachable';

export class Undelivered extends Error {
  readonly why: Why;
  /** What was answered, if anything was. */
  readonly status: number | null;

  constructor(why: Why, text: string, status: number | null = null) {
    super(text);
    this.why = why;
    this.status = status;
  }
}

/** Addresses inside somebody's own network, or of no network at all: nothing a stranger names may be a door into ours. */
const inside = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  inside.addSubnet(net, bits, 'ipv4');
}
for (const [net, bits] of [
  // Unspecified, loopback, and IPv4 addresses in another spelling.
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
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
      return callback(new Undelivered('inside', 'the address lies in a private network'), '');
    if (options.all === true) callback(null, outside);
    else callback(null, first.address, first.family);
  });
};

/**
 * Does something with an address that a stranger gave us, over connections that lead outside only and end in time.
 * Whatever is sent to such an address goes through here.
 */
export async function reachOutside<T>(
  url: string,
  send: (how: { readonly agent: Agent; readonly timeout: number }) => Promise<T>,
): Promise<T> {
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'https:') throw new Undelivered('inside', 'only https leads outside');
  // A number would not be looked up.
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0)
    throw new Undelivered('inside', 'an address outside has a name');
  const agent = new Agent({ lookup: publicOnly, keepAlive: false });
  let impatience: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    impatience = setTimeout(
      () => reject(new Undelivered('late', 'no answer in time')),
      PATIENCE_MS,
    );
  });
  try {
    return await Promise.race([send({ agent, timeout: PATIENCE_MS }), late]);
  } finally {
    clearTimeout(impatience);
    agent.destroy();
  }
}

/** Posts JSON to a webhook. */
export function post(url: string, body: object): Promise<void> {
  const text = JSON.stringify(body);
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
  return reachOutside(
    url,
    (how) =>
      new Promise((resolve, reject) => {
        const sent = request(url, { method: 'POST', headers, ...how }, (response) => {
          // What it says beside that is of no interest, however long it is.
          response.on('error', () => {});
          response.destroy();
          const status = response.statusCode ?? 0;
          if (status >= 200 && status < 300) resolve();
          else reject(new Undelivered('answered', `the webhook answered ${status}`, status));
        });
        sent.on('timeout', () =>
          sent.destroy(new Undelivered('late', 'the webhook did not answer')),
        );
        sent.on('error', reject);
        sent.end(text);
      }),
  );
}
