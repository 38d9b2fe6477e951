import { domains } from '@/contract';
import { everywhere } from '../faults/rule';

/** What a fault can be about: every call, a domain, or one call. */
export const faultPlaces: readonly string[] = [
  everywhere,
  ...Object.keys(domains),
  ...Object.values(domains).flatMap((table) => Object.values(table).map(({ id }) => id)),
];
