import type { ChallengeFactor } from '@/contract/account';
import { code } from '@/contract/codes';
import type { TextKey } from '@/shared/i18n';

/** Why the exchange did not take what was given. */
export type Problem = 'codeWrong' | 'codeExpired' | 'wrongPassword' | 'locked';

/** What is wrong, by the field it is shown with. */
export type Problems = Readonly<Partial<Record<ChallengeFactor, TextKey<'challenge'>>>>;

/** The problem behind a business code, or undefined for a code that is about something else: a wrong password is the caller's where no fund password is asked for. */
export function problemOf(number: number, asked: readonly ChallengeFactor[]): Problem | undefined {
  if (number === code.codeWrong.code) return 'codeWrong';
  if (number === code.codeExpired.code) return 'codeExpired';
  if (number === code.proofLocked.code) return 'locked';
  return number === code.wrongPassword.code && asked.includes('tradePassword') ? 'wrongPassword' : undefined;
}

const proofCodes: ReadonlySet<number> = new Set(
  [code.factorMissing, code.codeWrong, code.codeExpired, code.wrongPassword, code.proofLocked].map((row) => row.code),
);
/** Whether a refusal is about the proof, which its dialog tells. */
export const isAboutProof = (number: number): boolean => proofCodes.has(number);

/** Ties a problem to the fields it may be about: the exchange does not say which of several codes is wrong. What is missing comes first. */
export function problemsIn({ factors, problem, missing, isRecovering }: Shown): Problems {
  const found: Partial<Record<ChallengeFactor, TextKey<'challenge'>>> = {};
  for (const factor of factors) {
    const recovers = isRecovering && factor === 'google';
    if (missing.includes(factor)) found[factor] = recovers ? 'challenge.recoveryCodeMissing' : missingTexts[factor];
    else if (problem !== null && problem !== 'locked' && concerns[problem].includes(factor))
      found[factor] = recovers ? 'challenge.recoveryCodeWrong' : texts[problem];
  }
  return found;
}

interface Shown {
  readonly factors: readonly ChallengeFactor[];
  readonly problem: Problem | null;
  readonly missing: readonly ChallengeFactor[];
  /** Whether a recovery code stands in place of the authenticator's. */
  readonly isRecovering: boolean;
}

const missingTexts = {
  email: 'challenge.codeMissing',
  phone: 'challenge.codeMissing',
  google: 'challenge.codeMissing',
  tradePassword: 'challenge.fundPasswordMissing',
} as const satisfies Record<ChallengeFactor, TextKey<'challenge'>>;

/** A lock is told for the dialog as a whole, with the time at which it ends. */
type FieldProblem = Exclude<Problem, 'locked'>;

const concerns: Readonly<Record<FieldProblem, readonly ChallengeFactor[]>> = {
  codeWrong: ['email', 'phone', 'google'],
  codeExpired: ['email', 'phone'],
  wrongPassword: ['tradePassword'],
};

const texts = {
  codeWrong: 'challenge.codeWrong',
  codeExpired: 'challenge.codeExpired',
  wrongPassword: 'challenge.fundPasswordWrong',
} as const satisfies Record<FieldProblem, TextKey<'challenge'>>;
