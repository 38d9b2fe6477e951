import * as z from 'zod/mini';
import { assumed } from '../endpoint';
import { companyFileKinds, failReasons, personalFileKinds } from './constants';

/** Where a review can find something: at a text of the forms, a document or somebody of a company. */
export const findingPlaces = [
  'country',
  'documentExpiry',
  'lastName',
  'birthDate',
  'city',
  'companyName',
  'companyCountry',
  'incorporationDate',
  'directors',
  'beneficiaries',
  'traders',
  ...personalFileKinds,
  ...companyFileKinds,
] as const;
export type FindingPlace = (typeof findingPlaces)[number];

/** One thing that a review found wrong, where, and of whom among several people; mended once that has changed since. */
export const Finding = assumed(
  z.object({
    at: z.enum(findingPlaces),
    reason: z.enum(failReasons),
    person: z.optional(z.string()),
    isMended: z.boolean(),
  }),
  'that a review says where it found what is not shown',
);
export type Finding = z.output<typeof Finding>;

/** Whether a change of this text or document answers what was found; either name answers for both. */
export const isMendedBy = ({ at }: Pick<Finding, 'at'>, changed: string): boolean =>
  at === changed || (at === 'lastName' && changed === 'firstName');
