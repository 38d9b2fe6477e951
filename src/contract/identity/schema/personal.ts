import * as z from 'zod/mini';
import { unknownAnswer } from '../../assumptions';
import { assumed, decimal, instant, singleLine, listOf, oneOf, oneOfText, pageQuery } from '../../endpoint';
import { lenient } from '../../lenient';
import { birthDay, country, day, documentNumber } from './fields';
import { Finding } from '../findings';
import { applyBlockers, documentTypes, failReasons, kycFeatures } from '../constants';
import { identityStatus, identityType } from '../states';

const unshownForm = 'the fields of the verification forms are not shown';

/** Personal data for the standard level; pictures and face check are taken from the draft. */
export const StandardVerificationRequest = assumed(
  z.object({
    firstName: singleLine(64),
    lastName: singleLine(64),
    birthDate: birthDay(),
    country: country(),
    documentType: z.enum(documentTypes),
    documentNumber: documentNumber(),
    documentExpiry: day(),
  }),
  unshownForm,
);
export type StandardVerificationRequest = z.output<typeof StandardVerificationRequest>;

/** The residential address for the advanced level; the proof of address is in the draft. */
export const AdvancedVerificationRequest = assumed(
  z.object({ address: singleLine(200), city: singleLine(80), postalCode: singleLine(16) }),
  unshownForm,
);
export type AdvancedVerificationRequest = z.output<typeof AdvancedVerificationRequest>;

/** Whether the user can apply and, if not, what prevents it. */
export const ApplyCheck = assumed(z.object({ canApply: z.boolean(), blocker: z.nullable(z.enum(applyBlockers)) }), unknownAnswer);

/** Confirmation of a submitted application. */
export const ApplyReceipt = assumed(
  z.object({ id: z.string(), identityType: oneOf(identityType), identityStatus: oneOf(identityStatus), submittedTime: instant() }),
  unknownAnswer,
);

export const VerifyResultQuery = assumed(z.object({ identityType: z.optional(oneOfText(identityType)) }), 'no parameter is shown');

/** State of the latest application for a level; if it failed, `reason` is the server's text, `findings` list the details, and `canRetry` tells whether it may be resubmitted. */
export const VerifyResult = assumed(
  z.object({
    identityType: oneOf(identityType),
    identityStatus: oneOf(identityStatus),
    failReason: z.nullable(z.enum(failReasons)),
    reason: z.string(),
    findings: lenient(z.array(Finding), []),
    canRetry: z.boolean(),
    submittedTime: z.nullable(instant()),
    reviewedTime: z.nullable(instant()),
  }),
  unknownAnswer,
);
export type VerifyResult = z.output<typeof VerifyResult>;

/** One application; names and numbers are masked. */
export const VerifyRecord = assumed(z.extend(VerifyResult, { id: z.string(), name: z.string(), document: z.string() }), unknownAnswer);
export type VerifyRecord = z.output<typeof VerifyRecord>;

export const VerifyRecordQuery = assumed(z.object(pageQuery), 'no parameter is shown');
export const VerifyRecordList = listOf(VerifyRecord);

/** The rights of each level, starting with unverified users; limits are in USDT per day. */
export const UserRights = assumed(
  z.object({
    identityType: lenient(z.nullable(oneOf(identityType)), null),
    rights: lenient(
      z.array(
        z.object({
          identityType: z.nullable(oneOf(identityType)),
          isReached: z.boolean(),
          withdrawalLimit: decimal(),
          fiatLimit: decimal(),
          features: z.array(z.enum(kycFeatures)),
        }),
      ),
      [],
    ),
  }),
  unknownAnswer,
);
export type UserRights = z.output<typeof UserRights>;

export const AmlForm = assumed(z.object({ formUrl: z.string(), expiresTime: lenient(instant(), null) }), unknownAnswer);
