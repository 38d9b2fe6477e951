import { faultKinds } from './kinds';
import type { Fault } from './rule';

/** The most common HTTP error statuses of gateways and servers. */
const statuses = [400, 401, 403, 404, 408, 413, 429, 500, 502, 503, 504] as const;

/** A fault with a name that can be used in a link. */
export interface NamedFault {
  readonly name: string;
  readonly title: string;
  readonly fault: Fault;
}

/** One fault per status, named by its number, and one for each other kind of fault except `code`. */
export const namedFaults: readonly NamedFault[] = [
  ...statuses.map((status) => ({
    name: `status-${status}`,
    title: `The server returns HTTP ${status}`,
    fault: { kind: 'status', status } as const,
  })),
  ...faultKinds.flatMap(({ kind, title, example }) =>
    kind === 'status' || kind === 'code' ? [] : [{ name: kind, title, fault: example }],
  ),
];
