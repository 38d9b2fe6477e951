import type { Locale } from '@locales/registry';
import { withLanguage } from './language';
import { routes } from './routes';

/** The result of validating an external address: an inside screen, another site, or rejected. */
export type UrlVerdict =
  | { readonly kind: 'inside'; readonly to: string }
  | { readonly kind: 'outside'; readonly href: string }
  | { readonly kind: 'refused' };

export interface Judging {
  /** The language of inside addresses. */
  readonly locale: Locale;
  /** The app's origin; the page's by default. */
  readonly origin?: string;
}

/** Validates an address that came from a server, a message or a link; no other such address may be used as an `href`. Another site must use https and a named host, without credentials; addresses that browsers, servers or people may read differently are rejected. */
export function safeUrl(address: unknown, { locale, origin = pageOrigin() }: Judging): UrlVerdict {
  if (typeof address !== 'string' || address.length > longest || isTricky(address)) return refused;
  if (address.startsWith('/')) return inside(address, locale);
  if (!/^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(address) || !URL.canParse(address)) return refused;
  const url = new URL(address);
  if (url.origin === origin) return inside(`${url.pathname}${url.search}${url.hash}`, locale);
  return url.protocol === 'https:' && isNamedHost(url.hostname) ? { kind: 'outside', href: url.href } : refused;
}

/** The address to return to after login: an inside address in the user's language, never login itself; home for anything else. */
export function safeRedirect(value: unknown, judging: Judging): string {
  const judged = safeUrl(value, judging);
  const home = `/${judging.locale}`;
  if (judged.kind !== 'inside') return home;
  return isLogin(judged.to) ? home : judged.to;
}

const refused = { kind: 'refused' } as const;
const longest = 2048;
/** A base URL that no address can contain. */
const nowhere = 'https://inside.invalid';

const pageOrigin = () => (typeof location === 'undefined' ? nowhere : location.origin);

function inside(address: string, locale: Locale): UrlVerdict {
  const [path = ''] = address.split(/[?#]/, 1);
  if (readings(path).some((reading) => /\/\/|\/\.{1,2}(?:\/|$)|[?#\p{Z}]/u.test(reading))) return refused;
  const url = URL.canParse(address, nowhere) ? new URL(address, nowhere) : null;
  if (url?.origin !== nowhere) return refused;
  return { kind: 'inside', to: withLanguage(`${url.pathname}${url.search}${url.hash}`, locale) };
}

/** Detects control, white-space, invisible and bidirectional characters, backslashes, invalid escapes and lone surrogates, also when encoded; encoded spaces are allowed in a query. */
function isTricky(address: string): boolean {
  const all = readings(address);
  return all.length === 0 || /\p{Z}/u.test(address) || all.some((reading) => /[\p{C}\\]/u.test(reading));
}

/** The text decoded zero, one, two and more times, each also with look-alike characters normalised; empty if an escape is invalid or the encoding is nested too deeply. */
function readings(text: string): string[] {
  const found: string[] = [];
  for (let reading = text; found.length < deepest;) {
    found.push(reading, reading.normalize('NFKC'));
    const next = decodedOnce(reading);
    if (next === null) return [];
    if (next === reading) return found;
    reading = next;
  }
  return [];
}

const deepest = 8;

function decodedOnce(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** A host with a name and a top-level domain: no IP address and no single label. */
const isNamedHost = (host: string): boolean => /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/.test(host);

function isLogin(to: string): boolean {
  const [path = ''] = to.split(/[?#]/, 1);
  return readings(path).some(
    (reading) =>
      reading
        .replace(/^\/[^/]*/, '')
        .replace(/\/+$/, '')
        .toLowerCase() === routes.login.path,
  );
}
