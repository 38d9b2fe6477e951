import { allSettled, sample, type EventCallable, type Scope } from 'effector';
import { account, type ChallengeFactor, type SecurityCodes } from '@/contract/account';
import { pay } from '@/contract/pay';
import { createChallenge, type Challenge, type Proof } from '@/features/challenge';
import { mutation } from '@/shared/api';
import { personas } from '@fixtures/personas';
import { clockedExchange, type ClockedExchange } from './clockedExchange';
import { openScope, testTime, type TestScope } from './scope';

const check = mutation({
  endpoint: account.modifySafetyCheck,
  params: (codes: SecurityCodes) => ({ body: { item: 'email' as const, ...codes } }),
});
/** The challenge of a call that only requires verification. */
const challenge = createChallenge(check);
sample({ clock: challenge.proofSubmitted, target: check.submitted });

/** The challenge of an account change, which also accepts a recovery code. */
const change = mutation({
  endpoint: account.modifySafetyCheck,
  params: (codes: Proof) => ({ body: { item: 'google' as const, ...codes } }),
});
const changeChallenge = createChallenge(change);
sample({ clock: changeChallenge.proofSubmitted, target: change.submitted });

const payment = { recipient: String(personas.trader.login.fid), coinId: 52, amount: '0.01' };
const send = mutation({ endpoint: pay.send, params: (codes: SecurityCodes) => ({ body: { ...payment, ...codes } }) });
/** The challenge of a payment, which also requires the fund password. */
const paymentChallenge = createChallenge(send);
sample({ clock: paymentChallenge.proofSubmitted, target: send.submitted });

/** The challenge dialog of a logged-in user who receives the code by e-mail. */
export async function openChallenge(exchange = clockedExchange()) {
  const page = await openAt(exchange);
  const { scope } = page;
  return {
    ...operate(challenge, exchange, page),
    guardedPath: account.modifySafetyCheck.path,
    open: () => allSettled(challenge.opened, { scope, params: { purpose: 'security', loginName: null } }),
    send: () => allSettled(challenge.codeSender.requested, { scope, params: 'email' }),
    type: (text: string) => allSettled(challenge.typed, { scope, params: { factor: 'email', text } }),
    shown: () => ({
      text: scope.getState(challenge.$inputs).email,
      problem: scope.getState(challenge.$problems).email ?? null,
      triesLeft: scope.getState(challenge.$attempts).remaining,
      resendAt: scope.getState(challenge.codeSender.$sent).email?.resendAt ?? null,
    }),
  };
}

/** The challenge dialog of a payment, which names its factors, or of an account change, which leaves them to the exchange. */
export async function openFactorsChallenge(exchange: ClockedExchange, kind: 'payment' | 'change', factors: readonly ChallengeFactor[]) {
  const page = await openAt(exchange);
  const { scope } = page;
  const dialog = kind === 'payment' ? paymentChallenge : changeChallenge;
  const options = kind === 'payment' ? { factors } : { acceptsRecoveryCode: true };
  const trigger = <T>(unit: EventCallable<T>, params: NoInfer<T>) => allSettled(unit, { scope, params });
  return {
    ...operate(dialog, exchange, page),
    open: () => trigger(dialog.opened, { purpose: 'security', loginName: null, ...options }),
    toggle: () => trigger(dialog.recoveryToggled, undefined),
    send: (channel: 'email' | 'phone') => trigger(dialog.codeSender.requested, channel),
    type: (factor: ChallengeFactor, text: string) => trigger(dialog.typed, { factor, text }),
    shown: (channel: 'email' | 'phone') => ({
      texts: scope.getState(dialog.$inputs),
      problems: scope.getState(dialog.$problems),
      tries: scope.getState(dialog.$attempts),
      isLocked: scope.getState(dialog.$isLocked),
      isRecovering: scope.getState(dialog.$isRecovering),
      canRecover: scope.getState(dialog.$canRecover),
      codesLeft: scope.getState(dialog.$recoveryCodesLeft),
      sent: sentCode(scope, dialog, channel),
    }),
  };
}

async function openAt(exchange: ClockedExchange): Promise<TestScope> {
  const page = await openScope({ exchange: exchange.own });
  page.clock.advance(exchange.now() - testTime);
  return page;
}

function operate(dialog: Challenge, exchange: ClockedExchange, page: TestScope) {
  const { scope } = page;
  return {
    ...page,
    close: () => allSettled(dialog.closed, { scope }),
    submit: () => allSettled(dialog.submitted, { scope }),
    /** Advances the clock and answers the call made at the end of a lock. */
    advance: async (ms: number) => {
      exchange.advance(ms);
      page.clock.advance(ms);
      await allSettled(scope);
    },
    isOpen: () => scope.getState(dialog.$isOpen),
  };
}

function sentCode(scope: Scope, { codeSender }: Challenge, channel: 'email' | 'phone') {
  const sent = scope.getState(codeSender.$sent)[channel];
  return sent ? { resendAt: sent.resendAt, sendsLeft: sent.sendsLeft } : null;
}

export type ChallengePage = Awaited<ReturnType<typeof openFactorsChallenge>>;
