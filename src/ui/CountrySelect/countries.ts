import type { Country } from './CountrySelect';

/** Whether a country's name or code contains the typed text, or its dial code starts with it; with or without the plus sign. */
export function matchesCountry({ code, name, dialCode }: Country, typed: string): boolean {
  const wanted = typed.trim().toLowerCase();
  const isNumber = /^\+?\d+$/.test(wanted);
  if (isNumber) return dialCode.startsWith(wanted.startsWith('+') ? wanted : `+${wanted}`);
  return name.toLowerCase().includes(wanted) || code.toLowerCase().includes(wanted);
}
