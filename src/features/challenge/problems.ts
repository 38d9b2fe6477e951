import type { ChallengeFactor } from '@/contract/account';
import { code } from '@/contract/codes';
import type { TextKey } from '@/shared/i18n';

/** Why the exchange rejected a proof. */
export type Problem = 'codeWrong' | 'codeExpired' | 'wrongPassword' | 'locked';

/** Error texts by the field that shows them. */
export type Problems = Readonly<Partial<Record<ChallengeFactor, TextKey<'challenge'>>>>;

/** The problem behind a business code, or undefined for an unrelated code: without a fund password in the challenge, a wrong password is the caller's to report. */
export function problemOf(number: number, factors: readonly ChallengeFactor[]): Problem | undefined {
  if (number === code.codeWrong.code) return 'codeWrong';
  if (number === code.codeExpired.code) return 'codeExpired';
  if (number === code.proofLocked.code) return 'locked';
  return number === code.wrongPassword.code && factors.includes('tradePassword') ? 'wrongPassword' : undefined;
}

const proofCodes: ReadonlySet<number> = new Set(
  [code.factorMissing, code.codeWrong, code.codeExpired, code.wrongPassword, code.proofLocked].map((row) => row.code),
);
/** Whether a refusal concerns the proof, not the guarded change itself. */
export const isAboutProof = (number: number): boolean => proofCodes.has(number);

/** Assigns a problem to all fields it may concern, as the exchange does not say which code is wrong. Missing input takes precedence. */
export function problemsIn({ factors, problem, missing, isRecovering }: ProblemContext): Problems {
  const errors: Partial<Record<ChallengeFactor, TextKey<'challenge'>>> = {};
  for (const factor of factors) {
    const isRecoveryCode = isRecovering && factor === 'google';
    if (missing.includes(factor)) errors[factor] = isRecoveryCode ? 'challenge.recoveryCodeMissing' : missingTexts[factor];
    else if (problem !== null && problem !== 'locked' && fieldsByProblem[problem].includes(factor))
      errors[factor] = isRecoveryCode ? 'challenge.recoveryCodeWrong' : texts[problem];
  }
  return errors;
}

interface ProblemContext {
  readonly factors: readonly ChallengeFactor[];
  readonly problem: Problem | null;
  readonly missing: readonly ChallengeFactor[];
  /** Whether a recovery code replaces the authenticator code. */
  readonly isRecovering: boolean;
}

const missingTexts = {
  email: 'challenge.codeMissing',
  phone: 'challenge.codeMissing',
  google: 'challenge.codeMissing',
  tradePassword: 'challenge.fundPasswordMissing',
} as const satisfies Record<ChallengeFactor, TextKey<'challenge'>>;

/** Excludes the lock, which the dialog reports as a whole with its end time. */
type FieldProblem = Exclude<Problem, 'locked'>;

const fieldsByProblem: Readonly<Record<FieldProblem, readonly ChallengeFactor[]>> = {
  codeWrong: ['email', 'phone', 'google'],
  codeExpired: ['email', 'phone'],
  wrongPassword: ['tradePassword'],
};

const texts = {
  codeWrong: 'challenge.codeWrong',
  codeExpired: 'challenge.codeExpired',
  wrongPassword: 'challenge.fundPasswordWrong',
} as const satisfies Record<FieldProblem, TextKey<'challenge'>>;
