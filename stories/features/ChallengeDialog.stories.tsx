import { sample } from 'effector';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { account, type ChallengeFactor, type SecurityCodes } from '@/contract/account';
import { ChallengeDialog, createChallenge, type ChallengeRequest } from '@/features/challenge';
import { mutation } from '@/shared/api';
import { personas } from '@fixtures/personas';
import { AppStory } from '../support';

export default { title: 'features/ChallengeDialog' };

const guarded = mutation({
  endpoint: account.modifySafetyCheck,
  params: (codes: SecurityCodes) => ({ body: { item: 'email' as const, ...codes } }),
});
const challenge = createChallenge(guarded);
sample({ clock: challenge.proofSubmitted, target: guarded.submitted });

interface ExampleProps {
  readonly request: ChallengeRequest;
  /** Codes to submit immediately. */
  readonly codes?: Readonly<Partial<Record<ChallengeFactor, string>>>;
  /** Channel whose code is requested immediately. */
  readonly sends?: 'email' | 'phone';
}

function Example({ request, codes, sends }: ExampleProps) {
  const { isOpen, onOpen, onType, onSubmit, onSend } = useUnit({
    isOpen: challenge.$isOpen,
    onOpen: challenge.opened,
    onType: challenge.typed,
    onSubmit: challenge.submitted,
    onSend: challenge.codeSender.requested,
  });
  useEffect(() => void onOpen(request), [onOpen, request]);
  useEffect(() => {
    if (isOpen && sends) onSend(sends);
    if (!isOpen || !codes) return;
    for (const factor of request.factors ?? []) onType({ factor, text: codes[factor] ?? '' });
    onSubmit();
  }, [isOpen, codes, sends, request, onSend, onSubmit, onType]);
  return <ChallengeDialog challenge={challenge} />;
}

const base: ChallengeRequest = { purpose: 'security', loginName: null };
const allFactors: ChallengeRequest = { ...base, factors: ['email', 'phone', 'google', 'tradePassword'] };
const one: ChallengeRequest = { ...base, factors: ['email'] };
/** A challenge that accepts a recovery code, and one that does not. */
const change: ChallengeRequest = { ...base, acceptsRecoveryCode: true };
const payment: ChallengeRequest = { ...base, factors: ['email', 'google'] };
const visitor: ChallengeRequest = { purpose: 'resetPassword', loginName: personas.trader.login.name };
const wrong = { email: '000000' };
const nothing = {};

export const OneCode = () => (
  <AppStory as="trader">
    <Example request={base} />
  </AppStory>
);

export const CodeSent = () => (
  <AppStory as="trader">
    <Example request={base} sends="email" />
  </AppStory>
);

export const WrongCode = () => <OneCode />;
WrongCode.meta = {
  script: [
    { press: 'Send code' },
    { type: '000000', into: 'Email code' },
    { press: 'Confirm' },
    { see: 'Incorrect code. Check it and try again.' },
    { see: '4 attempts left' },
  ],
};

export const Locked = () => (
  <AppStory as="trader" scenario="proof-locked">
    <Example request={base} />
  </AppStory>
);

export const RecoveryCode = () => (
  <AppStory as="trader" scenario="last-recovery-code">
    <Example request={change} />
  </AppStory>
);
RecoveryCode.meta = {
  script: [
    { press: 'Use a recovery code' },
    { see: 'Each recovery code works once. You have 1 left.' },
    { type: 'AAAA-AAAA', into: 'Recovery code' },
    { press: 'Confirm' },
    { see: 'Use the authenticator', role: 'button' },
  ],
};

export const AuthenticatorLost = () => (
  <AppStory as="trader" scenario="authenticator-on">
    <Example request={payment} />
  </AppStory>
);
AuthenticatorLost.meta = { script: [{ see: 'Lost your authenticator?', role: 'link' }] };

export const EveryFactor = () => (
  <AppStory as="whale">
    <Example request={allFactors} />
  </AppStory>
);

export const SomethingMissing = () => (
  <AppStory as="whale">
    <Example request={allFactors} codes={nothing} />
  </AppStory>
);

export const NoValidCode = () => (
  <AppStory as="trader">
    <Example request={one} codes={wrong} />
  </AppStory>
);

export const SecurityCheck = () => (
  <AppStory>
    <Example request={visitor} sends="email" />
  </AppStory>
);

export const SecurityCheckUnavailable = () => (
  <AppStory responses={{ [account.image.path]: 'fault' }}>
    <Example request={visitor} sends="email" />
  </AppStory>
);
