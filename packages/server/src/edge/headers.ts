const shared = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** For pages: only what comes from here, no inline script or style, in no frame. */
export const pageHeaders = {
  ...shared,
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
};

/** For data: nothing in it is to be shown or run. */
const apiHeaders = {
  ...shared,
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** Where people come by https, browsers are told never to come by anything else. (Other names on the host are not ours.) */
const strict = { 'strict-transport-security': 'max-age=31536000' };

/** What every answer carries. */
export function headersFor(url: string, https: boolean): Record<string, string> {
  return { ...(url.startsWith('/api') ? apiHeaders : pageHeaders), ...(https ? strict : {}) };
}

/** A browser says where a request comes from; a program that is no browser says nothing. */
export function originAllowed(origin: string | undefined, allowed: readonly string[]): boolean {
  return origin === undefined || allowed.includes(origin);
}
