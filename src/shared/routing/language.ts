import { languages, sourceLocale, type Locale } from '@locales/registry';

/** The query parameter with the address to return to after login (assumed: the specification does not name it). */
export const redirectParameter = 'redirect';

/** An address split at its language segment. */
export interface ParsedAddress {
  /** The language in the address, or null if it has no known one. */
  readonly locale: Locale | null;
  /** Whether the first segment has the form of a language code, known or not. */
  readonly hasSegment: boolean;
  /** The path without the segment, empty for home. */
  readonly path: string;
  /** Includes the question mark. */
  readonly search: string;
  /** Includes the hash sign. */
  readonly hash: string;
}

/** Maps a language tag leniently to a supported language: `zh-tw`, `zh_HK` and `zh-Hant` are zh_HK, `de-AT` and `de` are de_DE. Null if unsupported. */
export function matchLocale(tag: string): Locale | null {
  const parts = tag.replaceAll('_', '-').toLowerCase().split('-');
  for (let length = parts.length; length > 0; length -= 1) {
    const prefix = parts.slice(0, length).join('-');
    const exact = languages.find(({ bcp47, also = [] }) => [bcp47, ...also].some((languageTag) => languageTag.toLowerCase() === prefix));
    const found = exact ?? (length === 1 ? languages.find(({ bcp47 }) => bcp47.toLowerCase().startsWith(`${prefix}-`)) : undefined);
    if (found) return found.code;
  }
  return null;
}

/** Splits an internal address; the language segment may use a hyphen or different letter case. */
export function parseAddress(address: string): ParsedAddress {
  const [, fullPath = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/s.exec(fullPath) ?? [];
  const locale = shortSegment.test(first) || fullSegment.test(first) ? matchLocale(first) : null;
  const hasSegment = locale !== null || fullSegment.test(first);
  const path = hasSegment ? rest : fullPath.replace(/^(?!\/)/, '/');
  return { locale, hasSegment, path: path === '/' ? '' : path, search, hash };
}

/** The same address in another language, including its redirect parameter. Source: specification, Screens and routes. */
export function withLanguage(address: string, locale: Locale): string {
  const { path, search, hash } = parseAddress(address);
  return `/${locale}${path}${search && `?${search.slice(1).split('&').map(rewriteRedirect(locale)).join('&')}`}${hash}`;
}

/** Chooses the language for an address without one: the saved one, else the browser's first with available texts, else English. */
export function chooseLocale({ saved, preferred, available }: Choice): Locale {
  const candidates = [saved, ...preferred.map(matchLocale)];
  return candidates.find((locale): locale is Locale => locale !== null && available.some(({ code }) => code === locale)) ?? sourceLocale;
}

interface Choice {
  /** The language chosen on an earlier visit. */
  readonly saved: Locale | null;
  /** The browser's languages, preferred first. */
  readonly preferred: readonly string[];
  readonly available: typeof languages;
}

/** `en_US` and similar, known or not. */
const fullSegment = /^[a-z]{2,3}[-_](?:[a-z]{4}[-_])?[a-z]{2,4}$/i;
/** A bare language code, as in `/zh/market`; accepted only if it is known, because screens can also be short words. */
const shortSegment = /^(?:[a-z]{2}|fil)$/i;

const rewriteRedirect =
  (locale: Locale) =>
  (pair: string): string => {
    if (!pair.startsWith(`${redirectParameter}=`)) return pair;
    const inner = tryDecode(pair.slice(redirectParameter.length + 1));
    return inner?.startsWith('/') ? `${redirectParameter}=${encodeURIComponent(withLanguage(inner, locale))}` : pair;
  };

function tryDecode(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}
