import { allSettled, sample, type EventCallable } from 'effector';
import { account, type SecurityCodes } from '@/contract/account';
import { createChallenge } from '@/features/challenge';
import { mutation } from '@/shared/api';
import { clockedExchange } from './clockedExchange';
import { openScope, testTime } from './scope';

const check = mutation({
  endpoint: account.modifySafetyCheck,
  params: (codes: SecurityCodes) => ({ body: { item: 'email' as const, ...codes } }),
});
/** The challenge of a call that only asks for the proof. */
const challenge = createChallenge(check);
sample({ clock: challenge.proved, target: check.submitted });

/** The challenge dialog of somebody who is logged in, whose code goes by e-mail. */
export async function openChallenge(exchange = clockedExchange()) {
  const page = await openScope({ exchange: exchange.own });
  page.clock.advance(exchange.now() - testTime);
  const happens = <T>(unit: EventCallable<T>, params: NoInfer<T>) => allSettled(unit, { scope: page.scope, params });
  return {
    ...page,
    guardedPath: account.modifySafetyCheck.path,
    open: () => happens(challenge.opened, { purpose: 'security', loginName: null }),
    close: () => allSettled(challenge.closed, { scope: page.scope }),
    send: () => happens(challenge.sending.requested, 'email'),
    type: (text: string) => happens(challenge.typed, { factor: 'email', text }),
    submit: () => allSettled(challenge.submitted, { scope: page.scope }),
    advance: (ms: number) => {
      exchange.advance(ms);
      page.clock.advance(ms);
    },
    isOpen: () => page.scope.getState(challenge.$isOpen),
    shown: () => ({
      text: page.scope.getState(challenge.$texts).email,
      problem: page.scope.getState(challenge.$problems).email ?? null,
      triesLeft: page.scope.getState(challenge.$precheck)?.triesLeft ?? null,
      resendAt: page.scope.getState(challenge.sending.$sent).email?.resendAt ?? null,
    }),
  };
}
export type ChallengePage = Awaited<ReturnType<typeof openChallenge>>;
