import { attach, createStore, sample } from 'effector';
import { account } from '@/contract/account';
import { mutation, refusalCode } from '@/shared/api';
import { $clock } from '@/shared/lib';
import { interval } from '@/shared/lib/interval';
import { dialogLeft } from '../dialog';
import { $contact, codeRequested, contactName, edited, type Contact } from './contactFields';

const send = mutation({
  endpoint: account.sendValidCode,
  params: (change: { readonly channel: Contact; readonly receiver: string }) => ({ body: { purpose: 'bind' as const, ...change } }),
  showsRefusal: true,
  resetOn: dialogLeft,
});
const resendFx = attach({ source: $clock, effect: (clock, seconds: number) => clock.now() + seconds * 1000 });
sample({ clock: send.done, fn: ({ data }) => data.resendSeconds, target: resendFx });
/** Timestamp from which another code may be sent; 0 if none was sent. */
export const $resendAt = createStore(0)
  .on(resendFx.doneData, (_, at) => at)
  .reset(dialogLeft);
export const $isSending = send.$isPending;
export const { $now } = interval({ every: 1000, start: resendFx.doneData, stop: dialogLeft });

/** The code with which the exchange refused to send a verification code; null if it did not. */
export const $sendRefusal = createStore<number | null>(null)
  .on(
    send.failed.filterMap(({ error }) => refusalCode(error)),
    (_, errorCode) => errorCode,
  )
  .reset(edited, codeRequested, dialogLeft);

sample({
  clock: codeRequested,
  source: { channel: $contact, receiver: contactName.$loginName, problem: contactName.$problem },
  filter: ({ problem }) => problem === null,
  fn: ({ channel, receiver }) => ({ channel, receiver }),
  target: send.submitted,
});
