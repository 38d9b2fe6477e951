import type { Code } from '@/contract/codes';
import type { ApiKeyCall } from '../exchange/apiKeys/authenticator';

/** The parts of a request as `handle` reads them from the wire, not yet validated. */
export interface RawRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** The signature and signed parts; null for a request without an API key. */
  readonly signed: ApiKeyCall | null;
}

/** The outcome of a call before it is wrapped in the envelope. */
export interface ResolverResult {
  readonly row: Code;
  readonly msg: string;
  readonly data: unknown;
}
