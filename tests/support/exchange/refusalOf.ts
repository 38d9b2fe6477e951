import { BusinessError, type ErrorDetail } from '@mocks/businessError';

/** The reason why the exchange refuses an action, or null if it succeeds. Rethrows every other error. */
export function refusalOf(act: () => unknown): ErrorDetail | null {
  try {
    act();
  } catch (error) {
    if (error instanceof BusinessError) return error.detail;
    throw error;
  }
  return null;
}
