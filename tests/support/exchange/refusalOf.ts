import { BusinessError, type ErrorDetail } from '@mocks/businessError';

/** Why the exchange refuses something, or null where it is done. Throws every other error. */
export function refusalOf(act: () => unknown): ErrorDetail | null {
  try {
    act();
  } catch (error) {
    if (error instanceof BusinessError) return error.detail;
    throw error;
  }
  return null;
}
