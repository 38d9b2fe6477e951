import { attach, createEvent, createStore, sample, type Event, type EventCallable, type Store, type Unit } from 'effector';
import { account } from '@/contract/account';
import { mutation } from '@/shared/api';
import { $clock } from '@/shared/lib';
import { createCaptcha, type Captcha } from './captchaModel';
import type { ChallengeRequest } from './request';

/** Ways a code travels. */
export type Channel = 'email' | 'phone';

/** A code that was sent: where to, hidden in part, and the instant from which another one may be asked for. */
export interface SentCode {
  readonly receiver: string;
  readonly resendAt: number;
}

export type SentCodes = Readonly<Partial<Record<Channel, SentCode>>>;

export interface Sending {
  readonly requested: EventCallable<Channel>;
  readonly captcha: Captcha;
  readonly captchaCancelled: EventCallable<void>;
  /** Whether a visitor solves the check before a code is sent. */
  readonly $isCaptchaOpen: Store<boolean>;
  readonly $sent: Store<SentCodes>;
  readonly $isPending: Store<boolean>;
  /** A code is on its way. */
  readonly sent: Event<unknown>;
}

interface Job {
  readonly request: ChallengeRequest;
  readonly channel: Channel;
  readonly imageToken?: string;
}

/** Sends the codes of a challenge: at once for who is logged in, after the check for a visitor. */
export function createSending($request: Store<ChallengeRequest | null>, opened: Unit<unknown>): Sending {
  const requested = createEvent<Channel>();
  const captchaCancelled = createEvent();
  const $channel = createStore<Channel>('email').on(requested, (_, channel) => channel);
  const $isCaptchaOpen = createStore(false);
  const captcha = createCaptcha($isCaptchaOpen);
  const send = mutation({ endpoint: account.sendValidCode, params: (job: Job) => ({ body: bodyOf(job) }), resetOn: opened });

  const asked = sample({ clock: requested, source: $request, fn: (request, channel) => ({ request, channel }) }).filterMap(jobOf);
  $isCaptchaOpen.on(asked, (_, { request }) => request.loginName !== null).reset(captcha.solved, captchaCancelled, opened);
  sample({ clock: asked, filter: ({ request }) => request.loginName === null, target: send.submitted });
  const passed = sample({
    clock: captcha.solved,
    source: { request: $request, channel: $channel },
    fn: (asking, imageToken) => ({ ...asking, imageToken }),
  });
  sample({ clock: passed.filterMap(jobOf), target: send.submitted });

  const noteFx = attach({
    source: $clock,
    effect: (
      clock,
      { channel, receiver, seconds }: { readonly channel: Channel; readonly receiver: string; readonly seconds: number },
    ) => ({
      [channel]: { receiver, resendAt: clock.now() + seconds * 1000 },
    }),
  });
  sample({
    clock: send.done,
    fn: ({ params: { channel }, data: { receiver, resendSeconds } }) => ({ channel, receiver, seconds: resendSeconds }),
    target: noteFx,
  });
  return {
    requested,
    captcha,
    captchaCancelled,
    $isCaptchaOpen,
    $sent: createStore<SentCodes>({})
      .on(noteFx.doneData, (known, sent) => ({ ...known, ...sent }))
      .reset(opened),
    $isPending: send.$isPending,
    sent: noteFx.doneData,
  };
}

const jobOf = ({ request, ...job }: Omit<Job, 'request'> & { readonly request: ChallengeRequest | null }): Job | undefined =>
  request ? { ...job, request } : undefined;

/** A code for a login goes to what the named account has bound, one for a new account or password to the name itself. */
function bodyOf({ request: { purpose, loginName }, channel, imageToken }: Job) {
  if (loginName === null) return { purpose, channel };
  return { purpose, channel, imageToken, ...(purpose === 'login' ? { loginName } : { receiver: loginName }) };
}
