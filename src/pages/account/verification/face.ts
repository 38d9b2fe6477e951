import { createStore } from 'effector';
import { userChanged } from '@/entities/session';
import { safeUrl } from '@/shared/routing/safeUrl';
import { faceFormMade } from './draft';
import { VerificationGate } from './model';

/** The partners whose forms may be opened (assumed: no partner is named). */
const partners: readonly string[] = ['face-check.example'];

/** The address of the partner's form; `refused` for one of anybody else, null while none was asked for. */
export const $faceAddress = createStore<string | null>(null, { serialize: 'ignore' })
  .on(faceFormMade, (_, { data }) => partnerAddress(data.formUrl))
  .reset(VerificationGate.close, userChanged);

/** An address of a partner over a secure connection, or `refused`. */
export function partnerAddress(address: unknown): string {
  const judged = safeUrl(address, { locale: 'en_US' });
  return judged.kind === 'outside' && partners.includes(new URL(judged.href).hostname) ? judged.href : 'refused';
}
