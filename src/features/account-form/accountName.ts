import { combine, createEvent, createStore, sample, type Event, type EventCallable, type Store, type Unit } from 'effector';
import { isEmail, isPhone } from '@/contract/account';
import { region, regionNeeded } from '@/entities/region';
import type { TextKey } from '@/shared/i18n';
import { dialCodes } from './countries';

/** The kind of an account's name: an e-mail address or a phone number. */
export type NameKind = 'email' | 'phone';

/** The model of the field for an account's name. */
export interface AccountName {
  readonly kindChosen: EventCallable<NameKind>;
  readonly emailTyped: EventCallable<string>;
  readonly phoneTyped: EventCallable<string>;
  readonly countryChosen: EventCallable<string>;
  readonly $kind: Store<NameKind>;
  readonly $email: Store<string>;
  readonly $phone: Store<string>;
  /** The country code of the phone number; defaults to the visitor's region. */
  readonly $country: Store<string>;
  /** The e-mail address in lower case, or the number with its dial code. */
  readonly $loginName: Store<string>;
  /** The validation error; null if valid (assumed: field rules are not shown). */
  readonly $problem: Store<TextKey<'accountForm'> | null>;
  /** The user has changed any part of the field. */
  readonly changed: Event<unknown>;
}

export interface AccountNameOptions {
  /** The form opens with an initial name, or an empty string. */
  readonly opened: Event<string>;
  readonly closed: Unit<unknown>;
}

/** The default country while the visitor's region is unknown. */
const defaultCountry = 'SG';

/** Creates the field model of one form. */
export function createAccountName({ opened, closed }: AccountNameOptions): AccountName {
  const kindChosen = createEvent<NameKind>();
  const emailTyped = createEvent<string>();
  const phoneTyped = createEvent<string>();
  const countryChosen = createEvent<string>();

  sample({ clock: opened, fn: () => {}, target: regionNeeded });

  const $kind = createStore<NameKind>('email')
    .on(kindChosen, (_, kind) => kind)
    .on(opened, (_, name) => (/^\+?\d+$/.test(name) ? 'phone' : 'email'));
  const $email = createStore('')
    .on(emailTyped, (_, text) => text)
    .on(opened, (_, name) => (/^\+?\d+$/.test(name) ? '' : name))
    .reset(closed);
  const $phone = createStore('')
    .on(phoneTyped, (_, text) => text)
    .on(opened, (_, name) => (/^\+?\d+$/.test(name) ? name : ''))
    .reset(closed);
  const $chosen = createStore<string | null>(null).on(countryChosen, (_, country) => country);
  const $region = region.$latest.map((latest) => (latest && dialCodes.has(latest.region) ? latest.region : defaultCountry));
  const $country = combine($chosen, $region, (chosen, visitorRegion) => chosen ?? visitorRegion);

  const $number = combine($country, $phone, (country, typed) => numberOf(dialCodes.get(country) ?? '', typed));
  const $loginName = combine($kind, $email, $number, (kind, email, number) => (kind === 'email' ? email.trim().toLowerCase() : number));
  const $problem = combine($kind, $loginName, $phone, (kind, name, typed): TextKey<'accountForm'> | null => {
    if (kind === 'email') return name === '' ? 'accountForm.emailMissing' : isEmail(name) ? null : 'accountForm.emailInvalid';
    return typed.trim() === '' ? 'accountForm.phoneMissing' : isPhone(name) ? null : 'accountForm.phoneInvalid';
  });
  const changed = sample({ clock: [kindChosen, emailTyped, phoneTyped, countryChosen], fn: () => {} });
  return { kindChosen, emailTyped, phoneTyped, countryChosen, $kind, $email, $phone, $country, $loginName, $problem, changed };
}

/** Normalises a number: adds the dial code and strips spaces, punctuation and trunk zeros. A number with a plus sign keeps its own dial code. */
function numberOf(dialCode: string, typed: string): string {
  const digits = typed.normalize('NFKC').replace(/[\s().-]/g, '');
  return digits.startsWith('+') ? digits : `${dialCode}${digits.replace(/^0+/, '')}`;
}
