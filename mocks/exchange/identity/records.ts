import * as z from 'zod/mini';
import { documentTypes, failReasons, IdentityStatusEntry, PersonalFile, StoredFile } from '@/contract/identity';
import { Finding } from '@/contract/identity/findings';
import { Beneficiary, Director, CompanyFile, KycCompanyBasicInfo, Trader } from '@/contract/identity/schema/company';
import { DraftFields } from '@/contract/identity/schema/draft';

/** One application for a level of verification, from the day it was handed in. */
export const Application = z.extend(IdentityStatusEntry, {
  id: z.string(),
  owner: z.int(),
  /** Of the person, or of the company. */
  name: z.string(),
  country: z.string(),
  /** Empty for a company. */
  birthDate: z.string(),
  documentType: z.nullable(z.enum(documentTypes)),
  documentNumber: z.string(),
  /** The day the document is valid to; empty where it was not asked. */
  documentExpiry: z.string(),
  /** Country, kind and number in one: a document verifies one account. */
  documentKey: z.string(),
  /** Where somebody lives; absent where it was not asked. */
  city: z.optional(z.string()),
  files: z.array(StoredFile),
  failReason: z.nullable(z.enum(failReasons)),
  /** What the review found wrong; absent where it found nothing, and in records of before. */
  findings: z.optional(z.array(Finding)),
  submittedTime: z.int(),
  reviewedTime: z.nullable(z.int()),
});
export type Application = z.output<typeof Application>;

/** What somebody has written into the forms of a company so far. */
export const CompanyForms = z.object({
  owner: z.int(),
  basicInfo: z.nullable(KycCompanyBasicInfo),
  directors: z.array(Director),
  beneficiaries: z.array(Beneficiary),
  traders: z.array(Trader),
  files: z.array(CompanyFile),
});
export type CompanyForms = z.output<typeof CompanyForms>;

/** What somebody has filled in for themselves so far. */
export const Draft = z.object({
  owner: z.int(),
  fields: DraftFields,
  files: z.array(PersonalFile),
  /** When the partner recognised the face; null while it has not. */
  faceSeenTime: z.nullable(z.int()),
  /** How the partner's form stands, unless the face was recognised; absent while it was not opened. */
  faceForm: z.optional(z.enum(['waiting', 'failed'])),
  /** Until when the form that waits can be used; absent in records of before. */
  faceFormUntil: z.optional(z.int()),
  savedTime: z.int(),
});
export type Draft = z.output<typeof Draft>;

/** The parts of a file that has not been handed in yet: how it begins, how many characters are there and the last two of them. */
export const UploadedParts = z.object({
  id: z.string(),
  owner: z.int(),
  content: z.string(),
  received: z.optional(z.int()),
  end: z.optional(z.string()),
  startedTime: z.int(),
});
export type UploadedParts = z.output<typeof UploadedParts>;
