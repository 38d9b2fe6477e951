import type { Code } from '@/contract/codes';

/** The parts of a request that `handle` has taken from the wire, still unchecked. */
export interface RawRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** The outcome of a call before it becomes an envelope on the wire. */
export interface Resolved {
  readonly row: Code;
  readonly msg: string;
  readonly data: unknown;
}
