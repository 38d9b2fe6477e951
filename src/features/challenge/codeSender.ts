import { attach, createEvent, createStore, sample, type Event, type EventCallable, type Store, type Unit } from 'effector';
import { account } from '@/contract/account';
import type { Data } from '@/contract/endpoint';
import { mutation } from '@/shared/api';
import { $clock } from '@/shared/lib';
import { createCaptcha, type Captcha } from './captchaModel';
import type { ChallengeRequest } from './request';

/** Channels by which codes are sent. */
export type Channel = 'email' | 'phone';

/** A sent code: its masked receiver, the earliest time of the next one, and how many more can be sent before a longer pause, if known. */
export interface SentCode {
  readonly receiver: string;
  readonly resendAt: number;
  readonly sendsLeft: number | undefined;
}

export type SentCodes = Readonly<Partial<Record<Channel, SentCode>>>;

export interface CodeSender {
  readonly requested: EventCallable<Channel>;
  readonly captcha: Captcha;
  readonly captchaCancelled: EventCallable<void>;
  /** Whether the captcha is open, which a visitor solves before a code is sent. */
  readonly $isCaptchaOpen: Store<boolean>;
  readonly $sent: Store<SentCodes>;
  readonly $isPending: Store<boolean>;
  /** A code was sent. */
  readonly sent: Event<unknown>;
}

interface Job {
  readonly request: ChallengeRequest;
  readonly channel: Channel;
  readonly imageToken?: string;
}

/** Sends the codes of a challenge: immediately for a logged-in user, after the captcha for a visitor. */
export function createCodeSender($request: Store<ChallengeRequest | null>, opened: Unit<unknown>): CodeSender {
  const requested = createEvent<Channel>();
  const captchaCancelled = createEvent();
  const $channel = createStore<Channel>('email').on(requested, (_, channel) => channel);
  const $isCaptchaOpen = createStore(false);
  const captcha = createCaptcha($isCaptchaOpen);
  const send = mutation({ endpoint: account.sendValidCode, params: (job: Job) => ({ body: bodyOf(job) }), resetOn: opened });

  const jobCreated = sample({ clock: requested, source: $request, fn: (request, channel) => ({ request, channel }) }).filterMap(jobOf);
  $isCaptchaOpen.on(jobCreated, (_, { request }) => request.loginName !== null).reset(captcha.solved, captchaCancelled, opened);
  sample({ clock: jobCreated, filter: ({ request }) => request.loginName === null, target: send.submitted });
  const captchaPassed = sample({
    clock: captcha.solved,
    source: { request: $request, channel: $channel },
    fn: (pending, imageToken) => ({ ...pending, imageToken }),
  });
  sample({ clock: captchaPassed.filterMap(jobOf), target: send.submitted });

  const recordSentFx = attach({
    source: $clock,
    effect: (
      clock,
      {
        params: { channel },
        data: { receiver, resendSeconds, sendsLeft },
      }: { readonly params: Job; readonly data: Data<typeof account.sendValidCode> },
    ) => ({
      [channel]: { receiver, resendAt: clock.now() + resendSeconds * 1000, sendsLeft },
    }),
  });
  sample({ clock: send.done, target: recordSentFx });
  return {
    requested,
    captcha,
    captchaCancelled,
    $isCaptchaOpen,
    $sent: createStore<SentCodes>({})
      .on(recordSentFx.doneData, (previous, sent) => ({ ...previous, ...sent }))
      .reset(opened),
    $isPending: send.$isPending,
    sent: recordSentFx.doneData,
  };
}

const jobOf = ({ request, ...job }: Omit<Job, 'request'> & { readonly request: ChallengeRequest | null }): Job | undefined =>
  request ? { ...job, request } : undefined;

/** A login code goes to the channels bound to the named account; a code for a new account or password goes to the name itself. */
function bodyOf({ request: { purpose, loginName }, channel, imageToken }: Job) {
  if (loginName === null) return { purpose, channel };
  return { purpose, channel, imageToken, ...(purpose === 'login' ? { loginName } : { receiver: loginName }) };
}
