import * as z from 'zod/mini';
import { documentTypes, failReasons, IdentityStatusEntry, PersonalFile, StoredFile } from '@/contract/identity';
import { Finding } from '@/contract/identity/findings';
import { Beneficiary, Director, CompanyFile, KycCompanyBasicInfo, Trader } from '@/contract/identity/schema/company';
import { DraftFields } from '@/contract/identity/schema/draft';

/** An application for a verification level, from its submission on. */
export const Application = z.extend(IdentityStatusEntry, {
  id: z.string(),
  owner: z.int(),
  /** The name of the person or company. */
  name: z.string(),
  country: z.string(),
  /** Empty for a company. */
  birthDate: z.string(),
  documentType: z.nullable(z.enum(documentTypes)),
  documentNumber: z.string(),
  /** The expiry date of the document; empty if not required. */
  documentExpiry: z.string(),
  /** Country, type and number as one key: a document can verify one account only. */
  documentKey: z.string(),
  /** City of residence; absent if not required. */
  city: z.optional(z.string()),
  files: z.array(StoredFile),
  failReason: z.nullable(z.enum(failReasons)),
  /** The findings of the review; absent if there are none, and in old records. */
  findings: z.optional(z.array(Finding)),
  submittedTime: z.int(),
  reviewedTime: z.nullable(z.int()),
});
export type Application = z.output<typeof Application>;

/** The data entered in a company's forms so far. */
export const CompanyForms = z.object({
  owner: z.int(),
  basicInfo: z.nullable(KycCompanyBasicInfo),
  directors: z.array(Director),
  beneficiaries: z.array(Beneficiary),
  traders: z.array(Trader),
  files: z.array(CompanyFile),
});
export type CompanyForms = z.output<typeof CompanyForms>;

/** The personal data entered so far. */
export const Draft = z.object({
  owner: z.int(),
  fields: DraftFields,
  files: z.array(PersonalFile),
  /** When the face check passed; null until then. */
  faceSeenTime: z.nullable(z.int()),
  /** The state of a face check that has not passed; absent if it was not opened. */
  faceForm: z.optional(z.enum(['waiting', 'failed'])),
  /** Until when a pending face check can be completed; absent in old records. */
  faceFormUntil: z.optional(z.int()),
  savedTime: z.int(),
});
export type Draft = z.output<typeof Draft>;

/** An upload in parts: its beginning, the number of characters received and the last two of them. */
export const UploadedParts = z.object({
  id: z.string(),
  owner: z.int(),
  content: z.string(),
  received: z.optional(z.int()),
  end: z.optional(z.string()),
  startedTime: z.int(),
});
export type UploadedParts = z.output<typeof UploadedParts>;
