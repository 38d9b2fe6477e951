import { combine, createEvent, sample } from 'effector';
import { account, type SecurityCodes } from '@/contract/account';
import { security } from '@/entities/security';
import { createGuardedMutation } from '@/features/challenge';
import { dialogLeft, hasFired, announceChange, typedText } from '../dialog';

export const typed = createEvent<string>();
export const submitted = createEvent();

const shared = {
  params: (antiPhishingCode: string, codes: SecurityCodes) => ({ body: { antiPhishingCode, ...codes } }),
  edited: typed,
  resetOn: dialogLeft,
};
export const setPhrase = createGuardedMutation({ endpoint: account.setAntiPhishingCode, ...shared });
export const changePhrase = createGuardedMutation({ endpoint: account.modifyAntiPhishingCode, ...shared });

export const $isSet = security.$latest.map((latest) => latest?.isSet.antiPhishing === true);
export const $phrase = typedText(typed);
const $isAttempted = hasFired(submitted);
/** Whether to report the phrase as invalid: it needs 4 to 20 letters or digits (assumed: field rules are not shown). */
export const $isInvalid = combine($phrase, $isAttempted, (phrase, isAttempted) => isAttempted && !isPhrase(phrase));

const validFormSubmitted = sample({
  clock: submitted,
  source: { phrase: $phrase, isSet: $isSet },
  filter: ({ phrase }) => isPhrase(phrase),
  fn: ({ phrase, isSet }) => ({ phrase: phrase.trim(), isSet }),
});
sample({ clock: validFormSubmitted.filterMap(({ phrase, isSet }) => (isSet ? undefined : phrase)), target: setPhrase.requested });
sample({ clock: validFormSubmitted.filterMap(({ phrase, isSet }) => (isSet ? phrase : undefined)), target: changePhrase.requested });
announceChange(setPhrase.done, 'security.antiPhishingSet');
announceChange(changePhrase.done, 'security.antiPhishingSet');

function isPhrase(text: string): boolean {
  return /^[\p{L}\d]{4,20}$/u.test(text.trim());
}
