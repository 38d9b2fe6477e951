import type { CodeName } from '@/contract/codes';
import type { ServerTextKey } from './texts';

/** The name of the code with which the exchange refuses a request. */
export type ErrorCode = Exclude<CodeName, 'success'>;
/** A text in the server's languages, or one that is the same in all of them (a field name, a path). */
export type ErrorDetail = ServerTextKey | { readonly plain: string };

/** The exchange refuses a request: the code of the response, and a text where the code alone is not specific enough. */
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

/** The refusal of a request with a missing or malformed `field`. */
export const invalidField = (field: string, reason: string): BusinessError =>
  new BusinessError('badRequest', { plain: `${field}: ${reason}` });
