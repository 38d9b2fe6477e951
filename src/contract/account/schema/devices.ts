import * as z from 'zod/mini';
import { unknownAnswer, unknownForm } from '../../assumptions';
import { assumed, instant } from '../../endpoint';
import { lenient } from '../../lenient';

/** A device with an active session. */
export const LoginDevice = assumed(
  z.object({
    id: z.string(),
    /** The device's own name; empty if it sends none. */
    name: lenient(z.string(), ''),
    ip: lenient(z.string(), ''),
    /** ISO 3166-1 alpha-2 country code of the IP address; empty if unknown. */
    region: lenient(z.string(), ''),
    loginTime: lenient(z.nullable(instant()), null),
    isCurrent: lenient(z.boolean(), false),
    /** Whether the login came from a country new to the account; the current device is trusted. */
    isNewRegion: lenient(z.boolean(), false),
  }),
  unknownAnswer,
);
export type LoginDevice = z.output<typeof LoginDevice>;

/** The device to log out; omitted to log out all but the current one. */
export const LogoutDeviceRequest = assumed(z.object({ id: z.optional(z.string().check(z.minLength(1), z.maxLength(64))) }), unknownForm);
