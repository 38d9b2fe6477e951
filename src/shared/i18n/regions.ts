/** The name of a country or territory in a language (BCP 47 tag), by its ISO 3166-1 alpha-2 code; null for an unknown code. */
export function regionName(code: string, bcp47: string): string | null {
  return /^[A-Z]{2}$/.test(code) ? (namesIn(bcp47).of(code) ?? null) : null;
}

const cache = new Map<string, Intl.DisplayNames>();

function namesIn(bcp47: string): Intl.DisplayNames {
  const names = cache.get(bcp47) ?? new Intl.DisplayNames(bcp47, { type: 'region', fallback: 'none' });
  cache.set(bcp47, names);
  return names;
}
