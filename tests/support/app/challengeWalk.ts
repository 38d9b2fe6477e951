import type { ChallengeFactor } from '@/contract/account';
import { demoCode, personaTradePassword } from '@fixtures/personas';

export const minuteMs = 60_000;
const validMs = 10 * minuteMs;
export const lockMs = 15 * minuteMs;
export const hourMs = 60 * minuteMs;
export const maxAttempts = 5;

export type Channel = 'email' | 'phone';
export type Secret = 'google' | 'tradePassword';
export type Texts = Readonly<Record<ChallengeFactor, string>>;
/** Failed attempts at a factor whose code is never sent; they count until the lock duration has passed since the last one. */
type Failed = { readonly count: number; readonly at: number };

/** What the dialog shows and what the exchange remembers. */
export interface Model {
  /** A payment also requires the fund password and accepts no recovery code. */
  readonly kind: 'payment' | 'change';
  readonly channel: Channel;
  /** The valid recovery codes, and the last one used. */
  unspent: readonly string[];
  spent: string | null;
  /** The number of recovery codes when the dialog last asked the exchange. */
  codesLeft: number;
  isRecovering: boolean;
  now: number;
  isOpen: boolean;
  isAttempted: boolean;
  texts: Texts;
  /** The texts typed before a response last cleared the fields. */
  typed: Texts;
  problem: 'codeWrong' | 'codeExpired' | 'fundPasswordWrong' | null;
  /** The remaining tries and the lock when the dialog last asked the exchange. */
  tries: { remaining: number | null; lockedUntil: number | null };
  code: { readonly sentAt: number; readonly wrong: number } | null;
  sends: { readonly firstAt: number; readonly count: number } | null;
  sent: { resendAt: number; sendsLeft: number } | null;
  failed: Readonly<Record<Secret, Failed | null>>;
}

export const noTexts: Texts = { email: '', phone: '', google: '', tradePassword: '' };
export const correctTexts: Texts = { email: demoCode, phone: demoCode, google: demoCode, tradePassword: personaTradePassword };
export const wrongCode = '000000';
export const wrongRecoveryCode = 'AAAA-AAAA';
export const factorsOf = ({ channel, kind }: Model): readonly ChallengeFactor[] => [
  channel,
  'google',
  ...(kind === 'payment' ? (['tradePassword'] as const) : []),
];
const usesRecoveryCode = ({ isRecovering }: Model, factor: ChallengeFactor) => isRecovering && factor === 'google';
export const isComplete = (model: Model, factor: ChallengeFactor) =>
  (usesRecoveryCode(model, factor) ? /^\w{4}-\w{4}$/ : /^\d{6}$/).test(model.texts[factor]);
const isRight = (model: Model, secret: Secret) =>
  usesRecoveryCode(model, secret) ? model.unspent.includes(model.texts.google) : model.texts[secret] === correctTexts[secret];
export const canRecover = ({ kind, codesLeft }: Model) => kind === 'change' && codesLeft > 0;
/** What the dialog learns each time it asks the exchange. */
export const challengeInfo = (model: Model) => ({ tries: triesOf(model), codesLeft: model.unspent.length });
export const isLocked = ({ tries: { lockedUntil }, now }: Model) => lockedUntil !== null && now < lockedUntil;
const failedOf = ({ failed, now }: Model, secret: Secret) => {
  const before = failed[secret];
  return before && now < before.at + lockMs ? before : null;
};

function triesOf(model: Model): Model['tries'] {
  const { code, now } = model;
  const codeTries = code && now < code.sentAt + validMs ? maxAttempts - code.wrong : maxAttempts;
  const secrets = (['google', 'tradePassword'] as const).map((secret) => failedOf(model, secret));
  const locks = secrets.flatMap((before) => (before?.count === maxAttempts ? before.at + lockMs : []));
  return {
    remaining: Math.min(codeTries, ...secrets.map((before) => maxAttempts - (before?.count ?? 0))),
    lockedUntil: locks.length === 0 ? null : Math.max(...locks),
  };
}

/** The exchange's response to a proof, which it checks in its own order: fund password, authenticator, code. */
export function answerTo(model: Model): 'done' | 'locked' | NonNullable<Model['problem']> {
  const { texts, channel, now, code } = model;
  for (const [secret, problem] of [
    ['tradePassword', 'fundPasswordWrong'],
    ['google', 'codeWrong'],
  ] as const) {
    const before = failedOf(model, secret)?.count ?? 0;
    if (before === maxAttempts) return 'locked';
    if (!factorsOf(model).includes(secret) || isRight(model, secret)) continue;
    model.failed = { ...model.failed, [secret]: { count: before + 1, at: now } };
    return before + 1 === maxAttempts ? 'locked' : problem;
  }
  if (!code || now >= code.sentAt + validMs || code.wrong >= maxAttempts) return 'codeExpired';
  if (texts[channel] === demoCode) return 'done';
  model.code = { ...code, wrong: code.wrong + 1 };
  return 'codeWrong';
}

const affects = {
  codeWrong: (factor: ChallengeFactor) => factor !== 'tradePassword',
  codeExpired: (factor: ChallengeFactor) => factor === 'email' || factor === 'phone',
  fundPasswordWrong: (factor: ChallengeFactor) => factor === 'tradePassword',
};

export function problemsOf(model: Model) {
  const found = factorsOf(model).flatMap((factor) => {
    const recovering = usesRecoveryCode(model, factor);
    const missing = factor === 'tradePassword' ? 'fundPasswordMissing' : recovering ? 'recoveryCodeMissing' : 'codeMissing';
    if (model.isAttempted && !isComplete(model, factor)) return [[factor, `challenge.${missing}`]];
    if (model.problem === null || !affects[model.problem](factor)) return [];
    return [[factor, `challenge.${recovering ? 'recoveryCodeWrong' : model.problem}`]];
  });
  return Object.fromEntries(found);
}
