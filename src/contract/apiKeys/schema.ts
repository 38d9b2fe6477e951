import * as z from 'zod/mini';
import { unknownAnswer, unknownForm } from '../assumptions';
import { securityFields } from '../account/schema/securityFields';
import { assumed, instant, singleLine } from '../endpoint';
import { lenient } from '../lenient';
import { isIpRange } from './ipRanges';
import { apiKeyDays, apiKeyLimits, apiPermissions } from './constants';

const id = /* @__NO_SIDE_EFFECTS__ */ () => z.string().check(z.minLength(1), z.maxLength(40));

/** A key as its owner sees it, without the secret. */
export const ApiKey = assumed(
  z.object({
    id: z.string(),
    /** The key that signed calls name: 32 letters and digits. */
    key: z.string(),
    label: z.string(),
    permissions: z.array(z.enum(apiPermissions)),
    /** Allowed IP addresses and ranges; empty for no restriction. */
    addresses: z.array(z.string()),
    createdTime: instant(),
    /** Null if the key is permanent. */
    expiresTime: z.nullable(instant()),
    /** Null if never used. */
    lastUsedTime: z.nullable(instant()),
    lastUsedAddress: z.nullable(z.string()),
  }),
  unknownAnswer,
);
export type ApiKey = z.output<typeof ApiKey>;

/** The user's keys, newest first, and whether they work. */
export const ApiKeyList = assumed(
  z.object({
    list: z.array(ApiKey),
    /** Whether the account is frozen, in which case no key works; null if unreadable. */
    isFrozen: lenient(z.nullable(z.boolean()), null),
  }),
  unknownAnswer,
);

/** A newly created key with its secret, which is never returned again. */
export const CreatedApiKey = assumed(z.extend(ApiKey, { secret: z.string() }), unknownAnswer);
export type CreatedApiKey = z.output<typeof CreatedApiKey>;

const terms = {
  label: singleLine(apiKeyLimits.label),
  /** `read` is mandatory. */
  permissions: z.array(z.enum(apiPermissions)).check(z.refine((permissions) => permissions.includes('read'), 'lacks read')),
  addresses: z
    .array(z.string().check(z.trim(), z.refine(isIpRange, 'not an address or a range')))
    .check(z.maxLength(apiKeyLimits.addresses)),
};

const days = /* @__NO_SIDE_EFFECTS__ */ () =>
  z.nullable(z.union([z.literal(apiKeyDays[0]), z.literal(apiKeyDays[1]), z.literal(apiKeyDays[2])]));

export const CreateApiKeyRequest = assumed(
  z.object({
    ...terms,
    /** Validity in days; null for a permanent key. */
    days: days(),
    ...securityFields,
  }),
  unknownForm,
);
export type CreateApiKeyRequest = z.output<typeof CreateApiKeyRequest>;
export const EditApiKeyRequest = assumed(
  z.object({
    id: id(),
    ...terms,
    /** New validity in days from now; omitted to keep the current expiry. */
    days: z.optional(days()),
    ...securityFields,
  }),
  unknownForm,
);
export type EditApiKeyRequest = z.output<typeof EditApiKeyRequest>;
export const DeleteApiKeyRequest = assumed(
  z.object({
    /** Omitted for all keys. */
    id: z.optional(id()),
    ...securityFields,
  }),
  unknownForm,
);
/** The exchange's clock, against which signed calls are timed. */
export const ServerTime = assumed(z.object({ serverTime: instant() }), unknownAnswer);
