import * as z from 'zod/mini';
import { unknownAnswer, unknownForm, unknownQuery } from '../../assumptions';
import { assumed, decimal, instant, listOf, oneOf, pageQuery } from '../../endpoint';
import { lenient } from '../../lenient';
import { securityChangeFields, deviceId, oneTimeCode, recoveryCode } from './securityFields';
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
const existingPassword = () => z.string().check(z.minLength(1), z.maxLength(128));
const antiPhishingPhrase = () => z.string().check(z.trim(), z.regex(/^[\p{L}\d]{4,20}$/u, 'not 4 to 20 letters and digits'));
const opaqueToken = () => z.string().check(z.minLength(1), z.maxLength(64));
const factor = () => z.enum(factors);

/** The factors a user must prove next, and the remaining attempts. */
export const AccountPrecheck = assumed(
  z.object({
    /** Null if unreadable. */
    isRegistered: lenient(z.nullable(z.boolean()), null),
    /** All of these are required. */
    factors: z.array(z.enum(challengeFactors)),
    /** Whether the device is new to this account; a login from it suspends withdrawals for a day. */
    isNewDevice: lenient(z.boolean(), false),
    /** Failed attempts left before the name is locked or the code is invalidated; null if unreadable. */
    triesLeft: lenient(z.nullable(z.int()), null),
    /** Logins, or proofs of a change, are refused until then; null if not locked. */
    lockedUntil: lenient(z.nullable(instant()), null),
    /** Attempts and lock per factor of a change; a call may require the trade password in addition to `factors`. */
    tries: z.optional(
      lenient(z.array(z.object({ factor: z.enum(challengeFactors), left: z.int(), lockedUntil: z.nullable(instant()) })), undefined),
    ),
    /** Unused recovery codes that may replace the authenticator code in a change; omitted if no authenticator is bound. */
    recoveryCodesLeft: z.optional(lenient(z.int(), undefined)),
  }),
  unknownAnswer,
);
export type AccountPrecheck = z.output<typeof AccountPrecheck>;
export const AccountPrecheckRequest = assumed(
  z.object({
    purpose: z._default(z.enum(challengePurposes), 'login'),
    /** Omitted by logged-in users. */
    loginName: z.optional(loginName()),
    /** The device used to log in. */
    deviceId: z.optional(deviceId()),
  }),
  unknownForm,
);

/** A slider puzzle: the user moves a piece of `piece` × `piece` into the gap at (`gapX`, `gapY`) from the top left, all in CSS pixels. */
export const Captcha = assumed(
  z.object({ captchaId: z.string(), width: z.int(), height: z.int(), piece: z.int(), gapX: z.int(), gapY: z.int() }),
  'a real exchange sends pictures; the simulation sends their content, so that the app can draw them',
);
export type Captcha = z.output<typeof Captcha>;
export const VerifyImageRequest = assumed(z.object({ captchaId: opaqueToken(), offset: z.int() }), unknownForm);
/** Proof that a puzzle was solved, valid for five minutes. */
export const CaptchaToken = assumed(z.object({ imageToken: z.string() }), unknownAnswer);

export const SendCodeRequest = assumed(
  z.object({
    purpose: z.enum(codePurposes),
    channel: z.enum(codeChannels),
    /** The recipient; omitted to send to the account's bound address or number. */
    receiver: z.optional(loginName()),
    /** For a login: the account whose bound address or number receives the code. */
    loginName: z.optional(loginName()),
    /** Visitors must solve a puzzle first. */
    imageToken: z.optional(opaqueToken()),
  }),
  unknownForm,
);
/** The masked recipient of a code, its validity and the resend cooldown in seconds, and the sends left before a longer pause. */
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
    /** Replaces the authenticator code if the authenticator is unavailable; each recovery code works once. */
    recoveryCode: z.optional(recoveryCode()),
  }),
  unknownForm,
);
/** Proof that a step was completed, valid for ten minutes. */
export const StepToken = assumed(z.object({ pass: z.string() }), unknownAnswer);
export const ResetPasswordRequest = assumed(z.object({ pass: opaqueToken(), password: newPassword() }), unknownForm);
export const ChangePasswordRequest = assumed(
  z.object({ oldPassword: existingPassword(), newPassword: newPassword(), ...securityChangeFields }),
  unknownForm,
);
/** A trade password has six digits. */
export const TradePasswordRequest = assumed(
  z.object({ newTradePassword: oneTimeCode(), loginPassword: existingPassword(), ...securityChangeFields }),
  unknownForm,
);
export const ResetSecurityItemRequest = assumed(z.object({ item: factor(), loginPassword: existingPassword() }), unknownForm);
/** A lost factor and the time at which it will be unbound. */
export const SecurityItemReset = assumed(z.object({ id: z.int(), item: factor(), doneTime: instant() }), unknownAnswer);
export const CloseSecurityItemRequest = assumed(z.object({ item: factor() }), unknownForm);
export const SecurityCheckRequest = assumed(z.object({ item: factor(), ...securityChangeFields }), unknownForm);
/** Whether a factor can be disabled, and the factors required to do so. */
export const ClosePrecheck = assumed(z.object({ canClose: z.boolean(), factors: z.array(factor()) }), unknownAnswer);
export const DeleteAccountRequest = assumed(z.object({ loginPassword: existingPassword(), ...securityChangeFields }), unknownForm);
/** `secret` is in base 32, `uri` is the content of the authenticator's QR code; either is null if unreadable. */
export const GoogleKey = assumed(z.object({ secret: lenient(z.string(), null), uri: lenient(z.string(), null) }), unknownAnswer);
export const BindEmailRequest = assumed(z.object({ email: email(), code: oneTimeCode(), ...securityChangeFields }), unknownForm);
export const BindPhoneRequest = assumed(z.object({ phone: phone(), code: oneTimeCode(), ...securityChangeFields }), unknownForm);
export const BindGoogleRequest = assumed(z.object({ code: oneTimeCode(), ...securityChangeFields }), unknownForm);
export const ReplaceEmailRequest = assumed(z.object({ email: email(), code: oneTimeCode(), pass: opaqueToken() }), unknownForm);
export const ReplacePhoneRequest = assumed(z.object({ phone: phone(), code: oneTimeCode(), pass: opaqueToken() }), unknownForm);
export const ReplaceGoogleRequest = assumed(z.object({ code: oneTimeCode(), pass: opaqueToken() }), unknownForm);
export const AntiPhishingRequest = assumed(z.object({ antiPhishingCode: antiPhishingPhrase(), ...securityChangeFields }), unknownForm);

/** Masked e-mail address and phone number; empty if not bound, null if unreadable. */
export const FuzzyInfo = assumed(z.object({ email: lenient(z.string(), null), phone: lenient(z.string(), null) }), unknownAnswer);
/** Security settings; null if unreadable. */
export const SecuritySetting = assumed(
  z.object({
    isEmailBound: lenient(z.boolean(), null),
    isPhoneBound: lenient(z.boolean(), null),
    isGoogleBound: lenient(z.boolean(), null),
    hasTradePassword: lenient(z.boolean(), null),
    hasAntiPhishingCode: lenient(z.boolean(), null),
    isWhitelistOn: lenient(z.boolean(), null),
    /** Unused recovery codes of the authenticator. */
    recoveryCodesLeft: z.optional(lenient(z.int(), undefined)),
    /** Lost factors about to be unbound. */
    resets: z.optional(lenient(z.array(SecurityItemReset), undefined)),
  }),
  unknownAnswer,
);
/** Account security: one point per item, and the resulting level; null if unreadable. */
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
    /** Withdrawals are locked until then; null if not locked. */
    lockedUntil: lenient(z.nullable(instant()), null),
    canDelete: lenient(z.boolean(), null),
    /** What prevents the account from being closed. */
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
    /** ISO 3166-1 alpha-2 country code of the IP address. */
    region: z.optional(lenient(z.string(), undefined)),
    /** Whether this was the account's first login from that country. */
    isNewRegion: z.optional(lenient(z.boolean(), undefined)),
  }),
  unknownAnswer,
);
export type LoginLog = z.output<typeof LoginLog>;
export const LoginLogList = listOf(LoginLog);
export const LoginLogFilter = assumed(z.object(pageQuery), unknownQuery);
/** The hints still to be shown and dismissed. */
export const PlatformInfo = assumed(
  z.object({ platform: z.string(), registeredTime: instant(), lastLoginTime: z.nullable(instant()), popups: z.array(z.enum(popups)) }),
  unknownAnswer,
);
export const PopupQuery = assumed(z.object({ popup: z.enum(popups) }), unknownQuery);
/** A coin that users commonly buy first. */
export const PopularCrypto = assumed(
  z.object({ coinId: z.int(), shortName: z.string(), name: z.string(), last: decimal(), change: decimal() }),
  unknownAnswer,
);
