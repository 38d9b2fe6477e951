import { combine, createEvent, sample } from 'effector';
import { account, type SecurityCodes } from '@/contract/account';
import { security } from '@/entities/security';
import { createGuarded } from '@/features/challenge';
import { dialogLeft, happened, tellChange, typedText } from '../dialog';

export const typed = createEvent<string>();
export const submitted = createEvent();

const shared = {
  params: (antiPhishingCode: string, codes: SecurityCodes) => ({ body: { antiPhishingCode, ...codes } }),
  edited: typed,
  resetOn: dialogLeft,
};
export const first = createGuarded({ endpoint: account.setAntiPhishingCode, ...shared });
export const other = createGuarded({ endpoint: account.modifyAntiPhishingCode, ...shared });

export const $isSet = security.$latest.map((known) => known?.isSet.antiPhishing === true);
export const $phrase = typedText(typed);
const $isAttempted = happened(submitted);
/** Whether to report the phrase as invalid: it needs 4 to 20 letters or digits (assumed: field rules are not shown). */
export const $isInvalid = combine($phrase, $isAttempted, (phrase, isAttempted) => isAttempted && !isPhrase(phrase));

const asked = sample({
  clock: submitted,
  source: { phrase: $phrase, isSet: $isSet },
  filter: ({ phrase }) => isPhrase(phrase),
  fn: ({ phrase, isSet }) => ({ phrase: phrase.trim(), isSet }),
});
sample({ clock: asked.filterMap(({ phrase, isSet }) => (isSet ? undefined : phrase)), target: first.asked });
sample({ clock: asked.filterMap(({ phrase, isSet }) => (isSet ? phrase : undefined)), target: other.asked });
tellChange(first.done, 'security.antiPhishingSet');
tellChange(other.done, 'security.antiPhishingSet');

function isPhrase(text: string): boolean {
  return /^[\p{L}\d]{4,20}$/u.test(text.trim());
}
