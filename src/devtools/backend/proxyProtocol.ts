/** Path prefix of calls that the serving process forwards to a backend, so that the page never leaves its own origin. */
export const proxyPath = '/__live';

/** Request header with the backend's origin. A page of another origin cannot send it without a preflight, which the proxy never allows. */
export const backendHeader = 'x-exchange-backend';

/** Response header of every proxied call: `passed` from the backend, `refused` by the proxy, `unreachable` if the backend did not respond. */
export const proxyHeader = 'x-exchange-proxy';

/** Response header with the milliseconds by which the backend's `Date` is ahead of the proxy's clock; omitted if it sends none. */
export const skewHeader = 'x-exchange-clock-skew';

/** Response header with the backend's response time in milliseconds. */
export const responseTimeHeader = 'x-exchange-took';

/** The origin entered by the user, such as `https://backend.example`; null if it is not an http(s) origin, or has credentials or a path. */
export function parseOrigin(text: string): string | null {
  const typed = text.trim();
  if (!URL.canParse(typed)) return null;
  const { protocol, username, password, pathname, search, hash, origin } = new URL(typed);
  const isBare = username + password + search + hash === '' && pathname === '/';
  return isBare && /^https?:$/.test(protocol) ? origin : null;
}
