import { languages, sourceLocale, type Locale } from '@locales/registry';

/** The query parameter that login returns to (assumed: its name is not shown). */
export const redirectParameter = 'redirect';

/** An address taken apart at its language segment. */
export interface SplitAddress {
  /** The language it names, or null where it names none that is known. */
  readonly locale: Locale | null;
  /** Whether the first segment is one of a language, known or not. */
  readonly hasSegment: boolean;
  /** The path without the segment, empty for home. */
  readonly path: string;
  /** With its question mark. */
  readonly search: string;
  /** With its number sign. */
  readonly hash: string;
}

/** The language a tag means, read leniently: `zh-tw`, `zh_HK` and `zh-Hant` are zh_HK, `de-AT` and `de` are de_DE. Null where none is meant. */
export function matchLocale(tag: string): Locale | null {
  const parts = tag.replaceAll('_', '-').toLowerCase().split('-');
  for (let length = parts.length; length > 0; length -= 1) {
    const prefix = parts.slice(0, length).join('-');
    const exact = languages.find(({ bcp47, also = [] }) => [bcp47, ...also].some((known) => known.toLowerCase() === prefix));
    const found = exact ?? (length === 1 ? languages.find(({ bcp47 }) => bcp47.toLowerCase().startsWith(`${prefix}-`)) : undefined);
    if (found) return found.code;
  }
  return null;
}

/** Takes an inside address apart; the segment may be spelled with a hyphen or in other letter case. */
export function splitAddress(address: string): SplitAddress {
  const [, whole = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/s.exec(whole) ?? [];
  const locale = shortSegment.test(first) || fullSegment.test(first) ? matchLocale(first) : null;
  const hasSegment = locale !== null || fullSegment.test(first);
  const path = hasSegment ? rest : whole.replace(/^(?!\/)/, '/');
  return { locale, hasSegment, path: path === '/' ? '' : path, search, hash };
}

/** The same address in another language, inside its redirect parameter too. Source: specification, Screens and routes. */
export function withLanguage(address: string, locale: Locale): string {
  const { path, search, hash } = splitAddress(address);
  return `/${locale}${path}${search && `?${search.slice(1).split('&').map(rewritten(locale)).join('&')}`}${hash}`;
}

/** The language to speak where the address names none: the saved one, else the browser's first that there are texts for, else English. */
export function chooseLocale({ saved, preferred, spoken }: Choice): Locale {
  const wanted = [saved, ...preferred.map(matchLocale)];
  return wanted.find((locale): locale is Locale => locale !== null && spoken.some(({ code }) => code === locale)) ?? sourceLocale;
}

interface Choice {
  /** What the reader chose earlier. */
  readonly saved: Locale | null;
  /** The browser's languages, best first. */
  readonly preferred: readonly string[];
  readonly spoken: typeof languages;
}

/** `en_US` and its like, known or not. */
const fullSegment = /^[a-z]{2,3}[-_](?:[a-z]{4}[-_])?[a-z]{2,4}$/i;
/** A bare language, as in `/zh/market`; it counts where it is known, since screens may be short words too. */
const shortSegment = /^(?:[a-z]{2}|fil)$/i;

const rewritten =
  (locale: Locale) =>
  (pair: string): string => {
    if (!pair.startsWith(`${redirectParameter}=`)) return pair;
    const inner = decoded(pair.slice(redirectParameter.length + 1));
    return inner?.startsWith('/') ? `${redirectParameter}=${encodeURIComponent(withLanguage(inner, locale))}` : pair;
  };

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}
