import { apiKeyLimits, isAddressRange, openKeyDays, type ApiKey, type ApiPermission, type CreateApiKeyRequest } from '@/contract/apiKeys';
import { code } from '@/contract/codes';
import type { TextKey, TextValues } from '@/shared/i18n';

/** What is filled in for a key. */
export interface KeyForm {
  readonly label: string;
  /** Besides `read`, which goes with every key. */
  readonly extra: readonly ApiPermission[];
  /** Whether the key is limited to addresses. */
  readonly isLimited: boolean;
  /** The addresses as they are typed. */
  readonly addresses: string;
  /** In how many days it expires; null for never. */
  readonly days: CreateApiKeyRequest['days'] | 'unchanged';
}
export type Terms = Pick<CreateApiKeyRequest, 'label' | 'permissions' | 'addresses'>;

export const emptyForm: KeyForm = { label: '', extra: [], isLimited: true, addresses: '', days: openKeyDays };

/** The form of a key that there is. */
export const formOf = ({ label, permissions, addresses }: ApiKey): KeyForm => ({
  ...emptyForm,
  label,
  extra: permissions.filter((permission) => permission !== 'read'),
  isLimited: addresses.length > 0,
  addresses: addresses.join(', '),
  days: 'unchanged',
});

/** The form after a change of fields: what withdraws is limited to addresses, and what is not limited lasts 90 days at most. */
export function changedForm(form: KeyForm, fields: Partial<KeyForm>): KeyForm {
  const next = { ...form, ...fields };
  const isLimited = next.isLimited || next.extra.includes('withdraw');
  const isTooLong = next.days === null || (next.days !== 'unchanged' && next.days > openKeyDays);
  return { ...next, isLimited, days: !isLimited && isTooLong ? openKeyDays : next.days };
}

/** What is asked for. */
export const termsOf = ({ label, extra, isLimited, addresses }: KeyForm): Terms => ({
  label: label.trim(),
  permissions: ['read', ...extra],
  addresses: isLimited ? addressesIn(addresses) : [],
});

/** A text that says what is wrong. */
interface Problem {
  readonly key: TextKey<'apiKeys'>;
  readonly values?: TextValues;
}
/** What is wrong with the fields; null where nothing is. */
type KeyProblems = Readonly<Record<'label' | 'addresses', Problem | null>>;

/** What is wrong with a form, and with what the exchange refused of it. */
export function problemsOf({ label, isLimited, addresses }: KeyForm, refusal: number | null): KeyProblems {
  const given = addressesIn(addresses);
  const wrong = given.find((address) => !isAddressRange(address));
  const named = (): Problem | null => {
    if (label.trim() === '') return { key: 'apiKeys.labelMissing' };
    return refusal === code.apiLabelTaken.code ? { key: 'apiKeys.labelTaken' } : null;
  };
  const limited = (): Problem | null => {
    if (given.length === 0 || refusal === code.apiAddressNeeded.code) return { key: 'apiKeys.addressesMissing' };
    if (wrong !== undefined) return { key: 'apiKeys.addressWrong', values: { address: wrong } };
    const { addresses: max } = apiKeyLimits;
    return given.length > max ? { key: 'apiKeys.addressesTooMany', values: { count: max } } : null;
  };
  return { label: named(), addresses: isLimited ? limited() : null };
}

/** The addresses of a text in which they stand between commas, spaces or line breaks, each once. */
const addressesIn = (text: string): string[] => [...new Set(text.split(/[\s,;，；]+/).filter((part) => part !== ''))];
