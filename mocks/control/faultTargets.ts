import { domains } from '@/contract';
import { invalidField } from '../businessError';
import { allTargets, type FaultRequest } from '../faults/rule';

/** The targets of a fault: every call, a domain, or one call. */
export const faultTargets: readonly string[] = [
  allTargets,
  ...Object.keys(domains),
  ...Object.values(domains).flatMap((table) => Object.values(table).map(({ id }) => id)),
];

/** Returns a fault whose target exists; throws an invalid-field error naming `field` for any other. */
export function checkedTarget(request: FaultRequest, field: string): FaultRequest {
  if (faultTargets.includes(request.at)) return request;
  throw invalidField(field, `unknown call or domain "${request.at}"; valid targets include ${faultTargets.slice(0, 3).join(', ')}`);
}
