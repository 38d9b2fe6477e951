import { Select } from '../Select/Select';
import type { SelectProps } from '../Select/Select';
import { code as codeStyle } from './CountrySelect.css';
import { matchesCountry } from './countries';

export interface Country {
  /** ISO 3166-1 alpha-2: `JP`. */
  code: string;
  name: string;
  /** With its plus sign: `+81`. */
  dialCode: string;
  /** Lists a country where the service is not offered as unavailable, so that nobody searches for it in vain. */
  isDisabled?: boolean;
}

export interface CountrySelectProps extends Omit<SelectProps, 'options' | 'search'> {
  countries: readonly Country[];
  search: { readonly label: string; readonly placeholder?: string };
  /** Whether to ask for the country, or for its dial code beside a phone number. */
  asks?: 'country' | 'dialCode';
}

/** Selects a country or its dial code by name, code or dial code. Countries are marked by their code, because flags are disputed and no system draws them all. */
export function CountrySelect({ countries, search, asks = 'country', ...props }: CountrySelectProps) {
  const byCode = new Map(countries.map((country) => [country.code, country]));
  const matches = ({ id }: { id: string }, typed: string) => {
    const country = byCode.get(id);
    return country !== undefined && matchesCountry(country, typed);
  };
  const options = countries.map(({ code, name, dialCode, isDisabled }) => ({
    id: code,
    label: name,
    shortLabel: asks === 'dialCode' ? dialCode : name,
    start: <span className={codeStyle}>{code}</span>,
    end: dialCode,
    isDisabled,
  }));
  return <Select {...props} options={options} search={{ ...search, matches }} />;
}
