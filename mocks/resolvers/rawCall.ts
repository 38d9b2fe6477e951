import type { Code } from '@/contract/codes';
import type { KeyedCall } from '../exchange/apiKeys/entrance';

/** The parts of a request that `handle` has taken from the wire, still unchecked. */
export interface RawRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** What it was signed with; null where it names no API key. */
  readonly signed: KeyedCall | null;
}

/** The outcome of a call before it becomes an envelope on the wire. */
export interface Resolved {
  readonly row: Code;
  readonly msg: string;
  readonly data: unknown;
}
