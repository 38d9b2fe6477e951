import type { SecurityFactor } from '@/entities/security';
import type { TextKey } from '@/shared/i18n';

/** The reason to set up each security factor. */
export const factorAdvice = {
  google: 'security.adviceGoogle',
  email: 'security.adviceEmail',
  phone: 'security.advicePhone',
  fundPassword: 'security.adviceFundPassword',
  antiPhishing: 'security.adviceAntiPhishing',
  whitelist: 'security.adviceWhitelist',
} as const satisfies Record<SecurityFactor, TextKey<'security'>>;
