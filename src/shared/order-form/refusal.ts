import { codeByNumber } from '@/contract/codes';
import type { ApiError } from '@/shared/api';

/** The server's message for a refusal shown in the form instead of a toast; null for none. */
export function inlineRefusal(error: ApiError | null): string | null {
  const failure = error?.failure;
  return failure && 'code' in failure && codeByNumber(failure.code)?.behaviour === 'inline' ? failure.msg : null;
}
