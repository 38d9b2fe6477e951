import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { identity, type KycSummary } from '@/contract/identity';
import { otherTabChanged } from '@/shared/api';
import { openInPage } from '@mocks/http/inPage';
import { modelTimeout, runModel, type Step } from '@tests/support/modelSteps';
import { offline, openScope, testTime, type TestScope } from '@tests/support/app/scope';
import { $kyc } from './model';

type Entry = { readonly identityType: 1 | 2 | 3; readonly identityStatus: 0 | 1 | 2 | 3 };
interface Model {
  readonly entries: Map<Entry['identityType'], Entry['identityStatus']>;
  isOffline: boolean;
  shown: KycSummary;
}

/** Independent implementation of the specification: pending if any level is pending, otherwise the highest passed level. */
function summaryOf(entries: Model['entries']): KycSummary {
  if ([...entries.values()].includes(0)) return { state: 'pending' };
  for (const [type, level] of [
    [3, 'company'],
    [2, 'advanced'],
    [1, 'standard'],
  ] as const)
    if (entries.get(type) === 1) return { state: 'passed', level };
  return { state: 'notVerified' };
}
const nameOf = (kyc: KycSummary): string => (kyc.state === 'passed' ? kyc.level : kyc.state);

const decide = (identityType: Entry['identityType'], identityStatus: Entry['identityStatus']): Step<Model, TestScope> => ({
  name: `type ${identityType} becomes ${identityStatus}`,
  change: (model) => {
    model.entries.set(identityType, identityStatus);
    if (!model.isOffline) model.shown = summaryOf(model.entries);
    return nameOf(model.shown);
  },
  act: async ({ exchange, scope }, { entries }) => {
    const list = [...entries].map(([type, status]) => ({ identityType: type, identityStatus: status }));
    exchange.simulation.world().users.change('kycPending', { identity: list });
    await allSettled(otherTabChanged, { scope });
  },
});

const steps: readonly Step<Model, TestScope>[] = [
  ...([1, 2, 3] as const).flatMap((type) => ([0, 1, 2, 3] as const).map((status) => decide(type, status))),
  {
    name: 'connection',
    change: (model) => {
      model.isOffline = !model.isOffline;
      if (!model.isOffline) model.shown = summaryOf(model.entries);
      return model.isOffline ? 'lost' : 'back';
    },
    act: async ({ intercept, scope }, { isOffline }) => {
      intercept(identity.status.path, isOffline ? offline : null);
      await allSettled(otherTabChanged, { scope });
    },
  },
];

test(
  '[R-KYC-04] [R-KYC-05] [R-KYC-06] the summary matches the model after any sequence of decisions',
  async () => {
    const exchange = openInPage({ source: () => testTime, startedAt: testTime, persona: 'kycPending', scenario: 'calm', seed: 'test' });
    const visited = await runModel<Model, TestScope>({
      steps,
      maxSteps: 30,
      open: async () => {
        exchange.simulation.world().users.change('kycPending', { identity: [] });
        return { model: { entries: new Map(), isOffline: false, shown: { state: 'notVerified' } }, page: await openScope({ exchange }) };
      },
      expectSame: ({ shown }, { scope }) => expect(scope.getState($kyc)).toEqual(shown),
    });
    const outcomes = new Set(visited.map((each) => each.replace(/^.*: /, '')));
    expect([...outcomes].toSorted()).toEqual(['advanced', 'back', 'company', 'lost', 'notVerified', 'pending', 'standard']);
  },
  modelTimeout,
);
