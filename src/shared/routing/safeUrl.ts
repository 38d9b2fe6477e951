import type { Locale } from '@locales/registry';
import { withLanguage } from './language';
import { routes } from './routes';

/** What a foreign address turns out to be: a screen of ours, another site, or nothing to follow. */
export type UrlVerdict =
  { readonly kind: 'inside'; readonly to: string } | { readonly kind: 'outside'; readonly href: string } | { readonly kind: 'refused' };

export interface Judging {
  /** The language inside addresses are brought to. */
  readonly locale: Locale;
  /** Our own origin; the page's by default. */
  readonly origin?: string;
}

/** Judges an address that came from a server, a message or a link: the only way such an address gets into an `href`. Another site must be https under a named host, without credentials; nothing that browsers, servers or people may read in two ways passes. */
export function safeUrl(address: unknown, { locale, origin = pageOrigin() }: Judging): UrlVerdict {
  if (typeof address !== 'string' || address.length > longest || isTricky(address)) return refused;
  if (address.startsWith('/')) return inside(address, locale);
  if (!/^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(address) || !URL.canParse(address)) return refused;
  const url = new URL(address);
  if (url.origin === origin) return inside(`${url.pathname}${url.search}${url.hash}`, locale);
  return url.protocol === 'https:' && isNamedHost(url.hostname) ? { kind: 'outside', href: url.href } : refused;
}

/** Where login leads back to: an inside address in the reader's language, never login itself; home for anything else. */
export function safeRedirect(value: unknown, judging: Judging): string {
  const judged = safeUrl(value, judging);
  const home = `/${judging.locale}`;
  if (judged.kind !== 'inside') return home;
  return isLogin(judged.to) ? home : judged.to;
}

const refused = { kind: 'refused' } as const;
const longest = 2048;
/** A base that no address can name. */
const nowhere = 'https://inside.invalid';

const pageOrigin = () => (typeof location === 'undefined' ? nowhere : location.origin);

function inside(address: string, locale: Locale): UrlVerdict {
  const [path = ''] = address.split(/[?#]/, 1);
  if (readings(path).some((reading) => /\/\/|\/\.{1,2}(?:\/|$)|[?#\p{Z}]/u.test(reading))) return refused;
  const url = URL.canParse(address, nowhere) ? new URL(address, nowhere) : null;
  if (url?.origin !== nowhere) return refused;
  return { kind: 'inside', to: withLanguage(`${url.pathname}${url.search}${url.hash}`, locale) };
}

/** Control, white-space, invisible and direction characters, backslashes, broken escapes and halves of characters; under encodings too, but for spaces in a query. */
function isTricky(address: string): boolean {
  const all = readings(address);
  return all.length === 0 || /\p{Z}/u.test(address) || all.some((reading) => /[\p{C}\\]/u.test(reading));
}

/** The text as those read it who decode it once, twice and so on, each also with look-alike characters made plain; none where an escape is broken or the nesting is deep. */
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

/** A host with a name and a top-level domain: no number address, no bare word. */
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
