import { account, type AccountType } from '@/contract/capital';
import type { TextKey } from '@/shared/i18n';

/** Text keys of the account names. */
export const accountNames = {
  [account.spot]: 'accounts.spot',
  [account.c2c]: 'accounts.c2c',
  [account.perpetual]: 'accounts.perpetual',
  [account.crossMargin]: 'accounts.crossMargin',
  [account.isolatedMargin]: 'accounts.isolatedMargin',
  [account.another]: 'accounts.another',
} as const satisfies Record<AccountType, TextKey<'accounts'>>;

/** Whether a number from a URL or a menu is an account type. */
export const isAccountType = (value: unknown): value is AccountType => Object.values(account).some((type) => type === value);
