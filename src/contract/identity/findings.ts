import * as z from 'zod/mini';
import { assumed } from '../endpoint';
import { companyFileKinds, failReasons, personalFileKinds } from './constants';

/** What a review finding can refer to: a form field, a document or a person of a company. */
export const findingTargets = [
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
export type FindingTarget = (typeof findingTargets)[number];

/** A review finding: what it refers to, its reason and, among several people, the person concerned; `isResolved` once the user has changed that. */
export const Finding = assumed(
  z.object({
    at: z.enum(findingTargets),
    reason: z.enum(failReasons),
    person: z.optional(z.string()),
    isResolved: z.boolean(),
  }),
  'that a review names the field of each finding is not shown',
);
export type Finding = z.output<typeof Finding>;

/** Whether changing this field or document addresses a finding; for a name, either the first or the last name does. */
export const isResolvedBy = ({ at }: Pick<Finding, 'at'>, changed: string): boolean =>
  at === changed || (at === 'lastName' && changed === 'firstName');
