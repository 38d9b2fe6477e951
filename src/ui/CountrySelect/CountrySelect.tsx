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
  /** A country where the service is not offered is listed, so that nobody searches for it in vain. */
  isDisabled?: boolean;
}

export interface CountrySelectProps extends Omit<SelectProps, 'options' | 'search'> {
  countries: readonly Country[];
  search: { readonly label: string; readonly placeholder?: string };
  /** Whether the country itself is asked for, or only its dial code, beside a phone number. */
  asks?: 'country' | 'dialCode';
}

/** A country or its dial code, found by name, code or dial code. Countries are marked by their code: flags are disputed and no system draws them all. */
export function CountrySelect({ countries, search, asks = 'country', ...props }: CountrySelectProps) {
  const byCode = new Map(countries.map((country) => [country.code, country]));
  const matches = ({ id }: { id: string }, typed: string) => {
    const country = byCode.get(id);
    return country !== undefined && matchesCountry(country, typed);
  };
  const options = countries.map(({ code, name, dialCode, isDisabled }) => ({
    id: code,
    label: name,
    short: asks === 'dialCode' ? dialCode : name,
    start: <span className={codeStyle}>{code}</span>,
    end: dialCode,
    isDisabled,
  }));
  return <Select {...props} options={options} search={{ ...search, matches }} />;
}
