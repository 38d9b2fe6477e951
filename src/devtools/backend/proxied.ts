/** What stands before the path of a call that the serving process passes on to a backend, so that the page never leaves its own origin. */
export const proxyPath = '/__live';

/** Header of a call that names the backend's origin. No page of another origin can send it without being asked first, and the proxy never agrees. */
export const backendHeader = 'x-exchange-backend';

/** Header of every answer that came through the proxy: `passed` from the backend, `refused` by the proxy, `unreachable` where the backend did not answer. */
export const proxyHeader = 'x-exchange-proxy';

/** Header that says by how many milliseconds the backend's clock is ahead of the proxy's, by its `Date`; left out where it sends none. */
export const skewHeader = 'x-exchange-clock-skew';

/** Header that says how many milliseconds the backend took to answer. */
export const tookHeader = 'x-exchange-took';

/** The origin that somebody typed, such as `https://backend.example`; null where it is no http(s) origin, or one with credentials or a path. */
export function originTyped(text: string): string | null {
  const typed = text.trim();
  if (!URL.canParse(typed)) return null;
  const { protocol, username, password, pathname, search, hash, origin } = new URL(typed);
  const isBare = username + password + search + hash === '' && pathname === '/';
  return isBare && /^https?:$/.test(protocol) ? origin : null;
}
