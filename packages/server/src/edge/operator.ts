import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/**
 * Whether a request comes from whoever runs the server: with the token, as a program gives it or as a browser asks for it
 * (any name, the token for a password); without a token set, from this machine.
 */
export function isOperator(request: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return isSame(givenToken(request.headers.authorization ?? ''), token);
  // Who comes through a proxy on this machine is not on this machine; what a header says of that is not believed.
  if (FORWARDED.some((name) => request.headers[name] !== undefined)) return false;
  // Nor is a page that has its own name lead here.
  return isLoopback(request.socket.remoteAddress ?? '') && LOCAL_HOST.test(request.host);
}

function givenToken(authorization: string): string {
  const [way = '', given = ''] = authorization.split(' ');
  if (way.toLowerCase() !== 'basic') return way === 'Bearer' ? given : '';
  const text = Buffer.from(given, 'base64').toString('utf8');
  return text.slice(text.indexOf(':') + 1);
}

const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

const FORWARDED = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'];

function isLoopback(address: string): boolean {
  return ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(address);
}

/** Takes as long for a wrong one as for the right one. */
function isSame(given: string, wanted: string): boolean {
  const [a, b] = [given, wanted].map((it) => createHash('sha256').update(it).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
