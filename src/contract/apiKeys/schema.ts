import * as z from 'zod/mini';
import { unknownAnswer, unknownForm } from '../assumptions';
import { securityFields } from '../account/schema/securityFields';
import { assumed, instant, line } from '../endpoint';
import { lenient } from '../lenient';
import { isAddressRange } from './addresses';
import { apiKeyDays, apiKeyLimits, apiPermissions } from './constants';

const id = /* @__NO_SIDE_EFFECTS__ */ () => z.string().check(z.minLength(1), z.maxLength(40));

/** A key as its owner sees it; the secret is no part of it. */
export const ApiKey = assumed(
  z.object({
    id: z.string(),
    /** What a signed call names: 32 letters and digits. */
    key: z.string(),
    label: z.string(),
    permissions: z.array(z.enum(apiPermissions)),
    /** From where it may be used; empty for from everywhere. */
    addresses: z.array(z.string()),
    createdTime: instant(),
    /** Null for a key that lasts for good. */
    expiresTime: z.nullable(instant()),
    /** Null where it was never used. */
    lastUsedTime: z.nullable(instant()),
    lastUsedAddress: z.nullable(z.string()),
  }),
  unknownAnswer,
);
export type ApiKey = z.output<typeof ApiKey>;

/** The keys of somebody, the newest first, and whether they work. */
export const ApiKeyList = assumed(
  z.object({
    list: z.array(ApiKey),
    /** No key of a frozen account works; null where it could not be read. */
    isFrozen: lenient(z.nullable(z.boolean()), null),
  }),
  unknownAnswer,
);

/** A key that was just created, with its secret, which is never told again. */
export const CreatedApiKey = assumed(z.extend(ApiKey, { secret: z.string() }), unknownAnswer);
export type CreatedApiKey = z.output<typeof CreatedApiKey>;

const terms = {
  label: line(apiKeyLimits.label),
  /** `read` goes with every key. */
  permissions: z.array(z.enum(apiPermissions)).check(z.refine((given) => given.includes('read'), 'lacks read')),
  addresses: z
    .array(z.string().check(z.trim(), z.refine(isAddressRange, 'not an address or a range')))
    .check(z.maxLength(apiKeyLimits.addresses)),
};

const days = /* @__NO_SIDE_EFFECTS__ */ () =>
  z.nullable(z.union([z.literal(apiKeyDays[0]), z.literal(apiKeyDays[1]), z.literal(apiKeyDays[2])]));

export const CreateApiKeyRequest = assumed(
  z.object({
    ...terms,
    /** In how many days it expires; null for never. */
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
    /** In how many days from now it expires; left out to keep the end it has. */
    days: z.optional(days()),
    ...securityFields,
  }),
  unknownForm,
);
export type EditApiKeyRequest = z.output<typeof EditApiKeyRequest>;
export const DeleteApiKeyRequest = assumed(
  z.object({
    /** Left out for all keys. */
    id: z.optional(id()),
    ...securityFields,
  }),
  unknownForm,
);
/** The clock of the exchange, by which signed calls are timed. */
export const ServerTime = assumed(z.object({ serverTime: instant() }), unknownAnswer);
