import { codeByNumber } from '@/contract/codes';
import type { ApiError } from '@/shared/api';

/** The server's words for a refusal that is shown in the form rather than in a toast; null for none. */
export function inlineRefusal(error: ApiError | null): string | null {
  const failure = error?.failure;
  return failure && 'code' in failure && codeByNumber(failure.code)?.behaviour === 'inline' ? failure.msg : null;
}
