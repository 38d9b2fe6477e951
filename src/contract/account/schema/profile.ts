import * as z from 'zod/mini';
import { unknownAnswer, unknownForm } from '../../assumptions';
import { assumed } from '../../endpoint';
import { notificationChannels, notificationTopics } from '../securityConstants';
import { isNickname } from '../rules';
import { securityChangeFields, recoveryCode } from './securityFields';

/** `photo` is `avatar-` and a colour number, or empty for the colour derived from the name. */
export const ProfileRequest = assumed(
  z.object({
    fnickname: z.string().check(z.trim(), z.refine(isNickname, 'not 2 to 20 letters or digits')),
    photo: z.string().check(z.regex(/^(?:avatar-\d)?$/, 'not an avatar')),
  }),
  unknownForm,
);

/** Whether the user receives notifications about a topic through a channel. */
export const NotificationChoice = assumed(
  z.object({ topic: z.enum(notificationTopics), channel: z.enum(notificationChannels), isOn: z.boolean() }),
  unknownAnswer,
);
export type NotificationChoice = z.output<typeof NotificationChoice>;

/** Single-use codes, displayed once, that unbind a lost authenticator. */
export const RecoveryCodes = assumed(z.object({ codes: z.array(z.string()) }), unknownAnswer);
export const RecoveryCodesRequest = assumed(z.object(securityChangeFields), unknownForm);
export const RecoverGoogleRequest = assumed(
  z.object({
    loginPassword: z.string().check(z.minLength(1), z.maxLength(128)),
    recoveryCode: recoveryCode(),
  }),
  unknownForm,
);
