import type { Locale } from '@locales/registry';
import { withLanguage } from './language';
import { routes } from './routes';

/** The result of validating an external address: a screen of the app, another site, or rejected. */
export type UrlVerdict =
  | { readonly kind: 'internal'; readonly to: string }
  | { readonly kind: 'external'; readonly href: string }
  | { readonly kind: 'rejected' };

export interface UrlOptions {
  /** The language of internal addresses. */
  readonly locale: Locale;
  /** The app's origin; the page's by default. */
  readonly origin?: string;
}

/** Validates an address that came from a server, a message or a link; no other such address may be used as an `href`. Another site must use https and a named host, without credentials; addresses that browsers, servers or people may read differently are rejected. */
export function safeUrl(address: unknown, { locale, origin = pageOrigin() }: UrlOptions): UrlVerdict {
  if (typeof address !== 'string' || address.length > maxLength || hasUnsafeCharacters(address)) return rejected;
  if (address.startsWith('/')) return inside(address, locale);
  if (!/^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(address) || !URL.canParse(address)) return rejected;
  const url = new URL(address);
  if (url.origin === origin) return inside(`${url.pathname}${url.search}${url.hash}`, locale);
  return url.protocol === 'https:' && isNamedHost(url.hostname) ? { kind: 'external', href: url.href } : rejected;
}

/** The address to return to after login: an internal address in the user's language, never login itself; home for anything else. */
export function safeRedirect(value: unknown, options: UrlOptions): string {
  const verdict = safeUrl(value, options);
  const home = `/${options.locale}`;
  if (verdict.kind !== 'internal') return home;
  return isLogin(verdict.to) ? home : verdict.to;
}

const rejected = { kind: 'rejected' } as const;
const maxLength = 2048;
/** A base URL that no address can contain. */
const placeholderOrigin = 'https://inside.invalid';

const pageOrigin = () => (typeof location === 'undefined' ? placeholderOrigin : location.origin);

function inside(address: string, locale: Locale): UrlVerdict {
  const [path = ''] = address.split(/[?#]/, 1);
  if (decodedForms(path).some((form) => /\/\/|\/\.{1,2}(?:\/|$)|[?#\p{Z}]/u.test(form))) return rejected;
  const url = URL.canParse(address, placeholderOrigin) ? new URL(address, placeholderOrigin) : null;
  if (url?.origin !== placeholderOrigin) return rejected;
  return { kind: 'internal', to: withLanguage(`${url.pathname}${url.search}${url.hash}`, locale) };
}

/** Detects control, white-space, invisible and bidirectional characters, backslashes, invalid escapes and lone surrogates, also when encoded; encoded spaces are allowed in a query. */
function hasUnsafeCharacters(address: string): boolean {
  const forms = decodedForms(address);
  return forms.length === 0 || /\p{Z}/u.test(address) || forms.some((form) => /[\p{C}\\]/u.test(form));
}

/** The text decoded zero, one, two and more times, each also with look-alike characters normalised; empty if an escape is invalid or the encoding is nested too deeply. */
function decodedForms(text: string): string[] {
  const forms: string[] = [];
  for (let form = text; forms.length < maxForms;) {
    forms.push(form, form.normalize('NFKC'));
    const next = tryDecode(form);
    if (next === null) return [];
    if (next === form) return forms;
    form = next;
  }
  return [];
}

const maxForms = 8;

function tryDecode(text: string): string | null {
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
  return decodedForms(path).some(
    (form) =>
      form
        .replace(/^\/[^/]*/, '')
        .replace(/\/+$/, '')
        .toLowerCase() === routes.login.path,
  );
}
