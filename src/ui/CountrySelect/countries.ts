import type { Country } from './CountrySelect';

/** Whether a country's name or code contains the typed text, or its dial code starts with it; with or without the plus sign. */
export function matchesCountry({ code, name, dialCode }: Country, typed: string): boolean {
  const query = typed.trim().toLowerCase();
  const isNumber = /^\+?\d+$/.test(query);
  if (isNumber) return dialCode.startsWith(query.startsWith('+') ? query : `+${query}`);
  return name.toLowerCase().includes(query) || code.toLowerCase().includes(query);
}
