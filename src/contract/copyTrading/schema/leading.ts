import * as z from 'zod/mini';
import { unknownAnswer, unknownQuery } from '../../assumptions';
import { compare, isDecimal } from '../../decimal';
import { assumed, decimal, singleLine, oneOf, oneOfText, positiveDecimal, wholeNumber } from '../../endpoint';
import { applyStatus, maxCopiers, maxProfitShare, onOff, requirement } from '../constants';
import { CopySetting } from './copying';

const percent = () =>
  z
    .string()
    .check(
      z.refine(
        (text) => isDecimal(text) && !text.startsWith('-') && compare(text, maxProfitShare) <= 0,
        `not 0 to ${maxProfitShare} percent`,
      ),
    );
export const PauseQuery = assumed(z.object({ pause: z._default(oneOfText(onOff), onOff.on) }), unknownQuery);
export const RemoveQuery = assumed(z.object({ copierUid: wholeNumber() }), unknownQuery);

/** A lead trader's offer. */
export const LeadSetting = assumed(
  z.object({
    nickname: z.string(),
    introduction: z.string(),
    profitShare: decimal(),
    minAmount: decimal(),
    maxCopiers: z.int(),
    contracts: z.array(z.string()),
    tradeStatus: z.int(),
    isPrivate: z.boolean(),
    inviteCode: z.string(),
  }),
  unknownAnswer,
);
export type LeadSetting = z.output<typeof LeadSetting>;

/** Changes to a lead trader's settings; omitted fields stay unchanged. */
export const LeadSettingRequest = assumed(
  z.object({
    nickname: z.optional(singleLine(40)),
    introduction: z.optional(z.string().check(z.maxLength(300))),
    profitShare: z.optional(percent()),
    minAmount: z.optional(positiveDecimal()),
    maxCopiers: z.optional(z.int().check(z.gte(1), z.lte(maxCopiers))),
    contracts: z.optional(z.array(z.string()).check(z.minLength(1))),
  }),
  unknownQuery,
);
export type LeadSettingRequest = z.output<typeof LeadSettingRequest>;

/** The user's settings on both sides: their offer as a lead trader, and how they copy the requested trader. */
export const CopyTradingSettings = assumed(z.object({ lead: z.nullable(LeadSetting), copy: z.nullable(CopySetting) }), unknownAnswer);
export const LeadApplicationRequest = assumed(
  z.object({
    nickname: singleLine(40),
    introduction: z._default(z.string().check(z.maxLength(300)), ''),
  }),
  unknownQuery,
);
export type LeadApplicationRequest = z.output<typeof LeadApplicationRequest>;

/** Whether the user may lead, and the state of their application. */
export const Qualification = assumed(
  z.object({
    isQualified: z.boolean(),
    isTrader: z.boolean(),
    applyStatus: oneOf(applyStatus),
    refusedFor: z.nullable(oneOf(requirement)),
    requirements: z.array(z.object({ kind: oneOf(requirement), required: z.string(), actual: z.string(), isMet: z.boolean() })),
  }),
  unknownAnswer,
);
export type Qualification = z.output<typeof Qualification>;
export const PrivateLeadRequest = assumed(z.object({ isPrivate: z._default(z.boolean(), true) }), unknownQuery);
export const PrivateLead = assumed(z.object({ isPrivate: z.boolean(), inviteCode: z.string() }), unknownAnswer);
