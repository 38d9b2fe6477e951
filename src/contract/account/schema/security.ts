import * as z from 'zod/mini';
import { unknownAnswer, unknownForm, unknownQuery } from '../../assumptions';
import { assumed, decimal, instant, listOf, oneOf, pageQuery } from '../../endpoint';
import { lenient } from '../../lenient';
import { changeFields, deviceId, oneTimeCode, recoveryCode } from './securityFields';
import { popups } from '../constants';
import {
  challengeFactors,
  challengePurposes,
  closeBlockers,
  codeChannels,
  codePurposes,
  factors,
  loginResult,
  securityLevel,
} from '../securityConstants';
import { isEmail, isPhone, passwordRules } from '../rules';

const email = () => z.string().check(z.trim(), z.toLowerCase(), z.refine(isEmail, 'not an e-mail address'));
const phone = () => z.string().check(z.trim(), z.refine(isPhone, 'not a phone number with its country code'));
const loginName = () => z.union([email(), phone()], 'neither an e-mail address nor a phone number with its country code');
const newPassword = () =>
  z
    .string()
    .check(
      z.refine(passwordRules.length, 'not 8 to 64 characters'),
      z.refine(passwordRules.letter, 'has no letter'),
      z.refine(passwordRules.digit, 'has no digit'),
    );
const secret = () => z.string().check(z.minLength(1), z.maxLength(128));
const phrase = () => z.string().check(z.trim(), z.regex(/^[\p{L}\d]{4,20}$/u, 'not 4 to 20 letters and digits'));
const pass = () => z.string().check(z.minLength(1), z.maxLength(64));
const factor = () => z.enum(factors);

/** What somebody has to prove next, and how their tries stand. */
export const AccountPrecheck = assumed(
  z.object({
    /** Null where it could not be read. */
    isRegistered: lenient(z.nullable(z.boolean()), null),
    /** All of these are asked for. */
    factors: z.array(z.enum(challengeFactors)),
    /** Whether the device has never logged in to this account before; withdrawals rest for a day after a login from it. */
    isNewDevice: lenient(z.boolean(), false),
    /** How many tries may fail before the name is locked or the code is used up; null where it could not be read. */
    triesLeft: lenient(z.nullable(z.int()), null),
    /** No login, or no proof of a change, is taken until then; null where nothing is locked. */
    lockedUntil: lenient(z.nullable(instant()), null),
    /** The same for each factor of a change; a call may ask for the trade password beside those of `factors`. */
    tries: z.optional(
      lenient(z.array(z.object({ factor: z.enum(challengeFactors), left: z.int(), lockedUntil: z.nullable(instant()) })), undefined),
    ),
    /** How many recovery codes may stand for the authenticator's in a change; left out where none is bound. */
    recoveryCodesLeft: z.optional(lenient(z.int(), undefined)),
  }),
  unknownAnswer,
);
export type AccountPrecheck = z.output<typeof AccountPrecheck>;
export const AccountPrecheckRequest = assumed(
  z.object({
    purpose: z._default(z.enum(challengePurposes), 'login'),
    /** Left out by whoever is logged in. */
    loginName: z.optional(loginName()),
    /** The device that logs in. */
    deviceId: z.optional(deviceId()),
  }),
  unknownForm,
);

/** A picture puzzle: a piece of `piece` × `piece` has to be moved to where it is missing, `gapX` from the left and `gapY` from the top, all in CSS pixels. */
export const Captcha = assumed(
  z.object({ captchaId: z.string(), width: z.int(), height: z.int(), piece: z.int(), gapX: z.int(), gapY: z.int() }),
  'a real exchange sends pictures; the simulation sends what they would show, so that the app can draw them',
);
export type Captcha = z.output<typeof Captcha>;
export const VerifyImageRequest = assumed(z.object({ captchaId: pass(), offset: z.int() }), unknownForm);
/** What proves for five minutes that a puzzle was solved. */
export const CaptchaPass = assumed(z.object({ imageToken: z.string() }), unknownAnswer);

export const SendCodeRequest = assumed(
  z.object({
    purpose: z.enum(codePurposes),
    channel: z.enum(codeChannels),
    /** Where to send it; left out where it goes to what the account has bound. */
    receiver: z.optional(loginName()),
    /** Whose bound address or number it goes to, for a login. */
    loginName: z.optional(loginName()),
    /** Visitors solve a puzzle first. */
    imageToken: z.optional(pass()),
  }),
  unknownForm,
);
/** Where a code went, hidden in part, for how many seconds it is valid and no other is sent, and how many more are sent before the exchange makes a longer pause. */
export const CodeSent = assumed(
  z.object({
    receiver: z.string(),
    validSeconds: z.int(),
    resendSeconds: z.int(),
    sendsLeft: z.optional(lenient(z.int(), undefined)),
  }),
  unknownAnswer,
);

export const RegisterNameRequest = assumed(z.object({ loginName: loginName() }), unknownForm);
export const RegisterCodeRequest = assumed(z.object({ loginName: loginName(), code: oneTimeCode() }), unknownForm);
export const RegisterRequest = assumed(
  z.object({
    loginName: loginName(),
    code: oneTimeCode(),
    password: newPassword(),
    inviteCode: z._default(z.string().check(z.trim(), z.maxLength(32)), ''),
  }),
  unknownForm,
);

export const ResetPasswordCheckRequest = assumed(
  z.object({
    loginName: loginName(),
    code: oneTimeCode(),
    googleCode: z.optional(oneTimeCode()),
    /** Stands for the code of an authenticator that is not at hand; it is spent by that. */
    recoveryCode: z.optional(recoveryCode()),
  }),
  unknownForm,
);
/** What proves for ten minutes that a step was taken. */
export const StepPass = assumed(z.object({ pass: z.string() }), unknownAnswer);
export const ResetPasswordRequest = assumed(z.object({ pass: pass(), password: newPassword() }), unknownForm);
export const ChangePasswordRequest = assumed(z.object({ oldPassword: secret(), newPassword: newPassword(), ...changeFields }), unknownForm);
/** The trade password is six digits. */
export const TradePasswordRequest = assumed(
  z.object({ newTradePassword: oneTimeCode(), loginPassword: secret(), ...changeFields }),
  unknownForm,
);
export const ResetSecurityItemRequest = assumed(z.object({ item: factor(), loginPassword: secret() }), unknownForm);
/** When a lost factor is taken off the account. */
export const SecurityItemReset = assumed(z.object({ id: z.int(), item: factor(), doneTime: instant() }), unknownAnswer);
export const CloseSecurityItemRequest = assumed(z.object({ item: factor() }), unknownForm);
export const SecurityCheckRequest = assumed(z.object({ item: factor(), ...changeFields }), unknownForm);
/** Whether a factor can be closed, and what has to be given for it. */
export const ClosePrecheck = assumed(z.object({ canClose: z.boolean(), factors: z.array(factor()) }), unknownAnswer);
export const DeleteAccountRequest = assumed(z.object({ loginPassword: secret(), ...changeFields }), unknownForm);
/** `secret` is in base 32, `uri` is what a QR code for an authenticator holds; either is null where it could not be read. */
export const GoogleKey = assumed(z.object({ secret: lenient(z.string(), null), uri: lenient(z.string(), null) }), unknownAnswer);
export const BindEmailRequest = assumed(z.object({ email: email(), code: oneTimeCode(), ...changeFields }), unknownForm);
export const BindPhoneRequest = assumed(z.object({ phone: phone(), code: oneTimeCode(), ...changeFields }), unknownForm);
export const BindGoogleRequest = assumed(z.object({ code: oneTimeCode(), ...changeFields }), unknownForm);
export const ReplaceEmailRequest = assumed(z.object({ email: email(), code: oneTimeCode(), pass: pass() }), unknownForm);
export const ReplacePhoneRequest = assumed(z.object({ phone: phone(), code: oneTimeCode(), pass: pass() }), unknownForm);
export const ReplaceGoogleRequest = assumed(z.object({ code: oneTimeCode(), pass: pass() }), unknownForm);
export const AntiPhishingRequest = assumed(z.object({ antiPhishingCode: phrase(), ...changeFields }), unknownForm);

/** E-mail address and phone number, hidden in part; empty where none is bound, null where it could not be read. */
export const FuzzyInfo = assumed(z.object({ email: lenient(z.string(), null), phone: lenient(z.string(), null) }), unknownAnswer);
/** What is set; null where it could not be read. */
export const SecuritySetting = assumed(
  z.object({
    isEmailBound: lenient(z.boolean(), null),
    isPhoneBound: lenient(z.boolean(), null),
    isGoogleBound: lenient(z.boolean(), null),
    hasTradePassword: lenient(z.boolean(), null),
    hasAntiPhishingCode: lenient(z.boolean(), null),
    isWhitelistOn: lenient(z.boolean(), null),
    /** How many recovery codes of the authenticator are not used yet. */
    recoveryCodesLeft: z.optional(lenient(z.int(), undefined)),
    /** Lost factors that are to be taken off. */
    resets: z.optional(lenient(z.array(SecurityItemReset), undefined)),
  }),
  unknownAnswer,
);
/** How well an account is guarded: one point per item, and the level they come to; null where it could not be read. */
export const UserSecurity = assumed(
  z.object({
    level: lenient(oneOf(securityLevel), null),
    score: lenient(z.int(), null),
    fullScore: lenient(z.int(), null),
    antiPhishingCode: lenient(z.string(), null),
    passwordChangedTime: lenient(instant(), null),
  }),
  unknownAnswer,
);
export const AccountState = assumed(
  z.object({
    fid: lenient(z.int(), null),
    loginName: lenient(z.string(), null),
    registeredTime: lenient(instant(), null),
    isFrozen: lenient(z.boolean(), null),
    /** Nothing may be withdrawn until then; null where no lock is on. */
    lockedUntil: lenient(z.nullable(instant()), null),
    canDelete: lenient(z.boolean(), null),
    /** What keeps the account from being closed. */
    blockers: z.optional(lenient(z.array(z.enum(closeBlockers)), undefined)),
  }),
  unknownAnswer,
);
export const LoginLog = assumed(
  z.object({
    id: z.int(),
    createdTime: instant(),
    ip: z.string(),
    device: z.string(),
    result: oneOf(loginResult),
    isNewDevice: z.boolean(),
    /** ISO 3166-1 alpha-2 code of where the address is. */
    region: z.optional(lenient(z.string(), undefined)),
    /** Whether nobody had logged in to the account from there before. */
    isNewRegion: z.optional(lenient(z.boolean(), undefined)),
  }),
  unknownAnswer,
);
export type LoginLog = z.output<typeof LoginLog>;
export const LoginLogList = listOf(LoginLog);
export const LoginLogFilter = assumed(z.object(pageQuery), unknownQuery);
/** The hints that wait to be shown and closed. */
export const PlatformInfo = assumed(
  z.object({ platform: z.string(), registeredTime: instant(), lastLoginTime: z.nullable(instant()), popups: z.array(z.enum(popups)) }),
  unknownAnswer,
);
export const PopupQuery = assumed(z.object({ popup: z.enum(popups) }), unknownQuery);
/** A coin that people buy first. */
export const PopularCrypto = assumed(
  z.object({ coinId: z.int(), shortName: z.string(), name: z.string(), last: decimal(), change: decimal() }),
  unknownAnswer,
);
