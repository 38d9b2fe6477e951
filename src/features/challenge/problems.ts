import type { ChallengeFactor } from '@/contract/account';
import { code } from '@/contract/codes';
import type { TextKey } from '@/shared/i18n';

/** Why the exchange did not take what was given. */
export type Problem = 'codeWrong' | 'codeExpired' | 'wrongPassword';

/** What is wrong, by the field it is shown with. */
export type Problems = Readonly<Partial<Record<ChallengeFactor, TextKey<'challenge'>>>>;

/** The problem behind a business code, or undefined for a code that is about something else: a wrong password is the caller's where no fund password is asked for. */
export function problemOf(number: number, asked: readonly ChallengeFactor[]): Problem | undefined {
  if (number === code.codeWrong.code) return 'codeWrong';
  if (number === code.codeExpired.code) return 'codeExpired';
  return number === code.wrongPassword.code && asked.includes('tradePassword') ? 'wrongPassword' : undefined;
}

/** Ties a problem to the fields it may be about: the exchange does not say which of several codes is wrong. What is missing comes first. */
export function problemsIn(
  factors: readonly ChallengeFactor[],
  problem: Problem | null,
  isMissing: (factor: ChallengeFactor) => boolean,
): Problems {
  const found: Partial<Record<ChallengeFactor, TextKey<'challenge'>>> = {};
  for (const factor of factors) {
    if (isMissing(factor)) found[factor] = factor === 'tradePassword' ? 'challenge.fundPasswordMissing' : 'challenge.codeMissing';
    else if (problem !== null && concerns[problem].includes(factor)) found[factor] = texts[problem];
  }
  return found;
}

const concerns: Readonly<Record<Problem, readonly ChallengeFactor[]>> = {
  codeWrong: ['email', 'phone', 'google'],
  codeExpired: ['email', 'phone'],
  wrongPassword: ['tradePassword'],
};

const texts = {
  codeWrong: 'challenge.codeWrong',
  codeExpired: 'challenge.codeExpired',
  wrongPassword: 'challenge.fundPasswordWrong',
} as const satisfies Record<Problem, TextKey<'challenge'>>;
