import {
  apiKeyLimits,
  isIpRange,
  maxUnrestrictedKeyDays,
  type ApiKey,
  type ApiPermission,
  type CreateApiKeyRequest,
} from '@/contract/apiKeys';
import { code } from '@/contract/codes';
import type { TextKey, TextValues } from '@/shared/i18n';

/** Values of the key form. */
export interface KeyForm {
  readonly label: string;
  /** Permissions besides `read`, which every key has. */
  readonly extraPermissions: readonly ApiPermission[];
  /** Whether the key is limited to addresses. */
  readonly isLimited: boolean;
  /** The addresses as typed. */
  readonly addresses: string;
  /** Days until the key expires; null for never, `unchanged` to keep the expiry of the edited key. */
  readonly days: CreateApiKeyRequest['days'] | 'unchanged';
}
/** Fields of an API key that are sent both to create and to edit it. */
export type Terms = Pick<CreateApiKeyRequest, 'label' | 'permissions' | 'addresses'>;

export const emptyForm: KeyForm = { label: '', extraPermissions: [], isLimited: true, addresses: '', days: maxUnrestrictedKeyDays };

/** Form values for an existing key. */
export const formOf = ({ label, permissions, addresses }: ApiKey): KeyForm => ({
  ...emptyForm,
  label,
  extraPermissions: permissions.filter((permission) => permission !== 'read'),
  isLimited: addresses.length > 0,
  addresses: addresses.join(', '),
  days: 'unchanged',
});

/** Applies changed fields: keys with the withdrawal permission must be limited to addresses, a chosen lifetime of unlimited keys is 90 days at most. */
export function changedForm(form: KeyForm, fields: Partial<KeyForm>): KeyForm {
  const next = { ...form, ...fields };
  const isLimited = next.isLimited || next.extraPermissions.includes('withdraw');
  const isTooLong = next.days === null || (next.days !== 'unchanged' && next.days > maxUnrestrictedKeyDays);
  return { ...next, isLimited, days: !isLimited && isTooLong ? maxUnrestrictedKeyDays : next.days };
}

/** Builds the request from the form values. */
export const termsOf = ({ label, extraPermissions, isLimited, addresses }: KeyForm): Terms => ({
  label: label.trim(),
  permissions: ['read', ...extraPermissions],
  addresses: isLimited ? addressesIn(addresses) : [],
});

/** An error message. */
interface Problem {
  readonly key: TextKey<'apiKeys'>;
  readonly values?: TextValues;
}
/** Errors by field; null for a valid one. */
type KeyProblems = Readonly<Record<'label' | 'addresses', Problem | null>>;

/** Validates the form and adds the error for a code with which the exchange rejected it. */
export function problemsOf({ label, isLimited, addresses }: KeyForm, refusal: number | null): KeyProblems {
  const ipAddresses = addressesIn(addresses);
  const invalid = ipAddresses.find((address) => !isIpRange(address));
  const labelProblem = (): Problem | null => {
    if (label.trim() === '') return { key: 'apiKeys.labelMissing' };
    return refusal === code.apiLabelTaken.code ? { key: 'apiKeys.labelTaken' } : null;
  };
  const addressesProblem = (): Problem | null => {
    if (ipAddresses.length === 0 || refusal === code.apiAddressNeeded.code) return { key: 'apiKeys.addressesMissing' };
    if (invalid !== undefined) return { key: 'apiKeys.addressWrong', values: { address: invalid } };
    const { addresses: max } = apiKeyLimits;
    return ipAddresses.length > max ? { key: 'apiKeys.addressesTooMany', values: { count: max } } : null;
  };
  return { label: labelProblem(), addresses: isLimited ? addressesProblem() : null };
}

/** Splits a text at commas, semicolons and white space and removes duplicates. */
const addressesIn = (text: string): string[] => [...new Set(text.split(/[\s,;，；]+/).filter((part) => part !== ''))];
