import { faultKinds } from './kinds';
import type { Fault } from './rule';

/** The HTTP statuses that gateways and servers answer most. */
const statuses = [400, 401, 403, 404, 408, 413, 429, 500, 502, 503, 504] as const;

/** A fault by a name that a link can carry. */
export interface NamedFault {
  readonly name: string;
  readonly title: string;
  readonly fault: Fault;
}

/** Statuses by their number, and one of each further kind of fault. */
export const namedFaults: readonly NamedFault[] = [
  ...statuses.map((status) => ({
    name: `status-${status}`,
    title: `The server answers HTTP ${status}`,
    fault: { kind: 'status', status } as const,
  })),
  ...faultKinds.flatMap(({ kind, title, example }) =>
    kind === 'status' || kind === 'code' ? [] : [{ name: kind, title, fault: example }],
  ),
];
