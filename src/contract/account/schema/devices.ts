import * as z from 'zod/mini';
import { unknownAnswer, unknownForm } from '../../assumptions';
import { assumed, instant } from '../../endpoint';
import { lenient } from '../../lenient';

/** A device on which somebody is logged in. */
export const LoginDevice = assumed(
  z.object({
    id: z.string(),
    /** As the device calls itself; empty where it does not. */
    name: lenient(z.string(), ''),
    ip: lenient(z.string(), ''),
    /** ISO 3166-1 alpha-2 code of where the address is; empty where it is not known. */
    region: lenient(z.string(), ''),
    loginTime: lenient(z.nullable(instant()), null),
    isCurrent: lenient(z.boolean(), false),
    /** Whether it logged in from a country where the account had never been used; the present device is trusted. */
    isNewRegion: lenient(z.boolean(), false),
  }),
  unknownAnswer,
);
export type LoginDevice = z.output<typeof LoginDevice>;

/** Which device to log out; left out for all but the present one. */
export const LogoutDeviceRequest = assumed(z.object({ id: z.optional(z.string().check(z.minLength(1), z.maxLength(64))) }), unknownForm);
