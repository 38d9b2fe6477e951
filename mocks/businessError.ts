import type { CodeName } from '@/contract/codes';
import type { ServerTextKey } from './texts';

/** The name of a code that says why something is not done. */
export type ErrorCode = Exclude<CodeName, 'success'>;
/** A text the server speaks in its languages, or one that is the same in all (a field's name, a path). */
export type ErrorDetail = ServerTextKey | { readonly plain: string };

/** The exchange refuses what is asked of it: the code it answers, and the text that says why where the code alone does not. */
export class BusinessError extends Error {
  override readonly name = 'BusinessError';
  readonly code: ErrorCode;
  readonly detail: ErrorDetail;
  constructor(code: ErrorCode, detail: ErrorDetail = code, options?: ErrorOptions) {
    super(typeof detail === 'string' ? detail : detail.plain, options);
    this.code = code;
    this.detail = detail;
  }
}

/** The refusal of a request whose `field` is missing or malformed. */
export const badField = (field: string, reason: string): BusinessError => new BusinessError('badRequest', { plain: `${field}: ${reason}` });
