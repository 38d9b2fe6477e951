import { createStore, sample } from 'effector';
import type { Locale } from '@locales/registry';
import { userChanged } from '@/entities/session';
import { $locale } from '@/shared/i18n';
import { safeUrl } from '@/shared/routing/safeUrl';
import { draft, faceFormCreated } from './draft';
import { VerificationGate } from './model';

/** Hosts of the partners whose forms may be opened (assumed: no partner is named). */
const partners: readonly string[] = ['face-check.example'];
/** URL of a form within the verification page itself. */
const internalFormUrl = /^\/\w+\/verifiedIndex\?level=standard#face-check=\w+$/;

/** Where the partner's form is: on this page or on the partner's site; `refused` for any other URL. */
export type FaceForm = { readonly place: 'here' | 'partner'; readonly address: string } | 'refused';

const formResolved = sample({ clock: faceFormCreated, source: $locale, fn: (locale, { data }) => resolveFaceForm(data.formUrl, locale) });
// Every response counts, not only a change of state: a check may end before the draft was ever loaded as waiting.
const ended = draft.done.filter({ fn: ({ data }) => data.faceCheck !== 'waiting' });
/** The partner's form that was opened; null if none. */
export const $faceForm = createStore<FaceForm | null>(null, { serialize: 'ignore' })
  .on(formResolved, (_, form) => form)
  .reset(ended, VerificationGate.close, userChanged);

/** Validates the URL of a form: a partner's over HTTPS, or this site's own verification page. */
export function resolveFaceForm(address: unknown, locale: Locale): FaceForm {
  const resolved = safeUrl(address, { locale });
  if (resolved.kind === 'internal' && internalFormUrl.test(resolved.to)) return { place: 'here', address: resolved.to };
  return resolved.kind === 'external' && partners.includes(new URL(resolved.href).hostname)
    ? { place: 'partner', address: resolved.href }
    : 'refused';
}
