import { expect, test } from 'vitest';
import { capital, withdrawalVersion } from '@/contract/capital';
import { code } from '@/contract/codes';
import { identity, identityStatus, identityType, type KycLevel } from '@/contract/identity';
import { margin } from '@/contract/margin';
import { apiKeys } from '@/contract/apiKeys';
import { call, type ApiError } from '@/shared/api';
import { openInPage } from '@mocks/http/inPage';
import { flowStart } from './flow';

const levels: readonly { readonly passed: readonly KycLevel[] }[] = [
  { passed: [] },
  { passed: ['standard'] },
  { passed: ['standard', 'advanced'] },
  { passed: ['standard', 'advanced', 'company'] },
];

test.each(levels)('the rights shown after $passed are those the exchange grants', async ({ passed }) => {
  const own = openInPage({ source: () => flowStart, startedAt: flowStart, persona: 'trader', seed: 'story' });
  const context = { origin: 'http://127.0.0.1', language: 'en_US', transport: own.transport } as const;
  const list = passed.map((level) => ({ identityType: identityType[level], identityStatus: identityStatus.passed }));
  own.simulation.world().users.change('trader', { identity: list });
  /** Whether the call is not refused for missing verification; other refusals do not count. */
  const isAllowed = async (pending: Promise<unknown>) =>
    pending.then(
      () => true,
      ({ failure }: ApiError) => failure.kind !== 'business' || failure.code !== code.needKyc.code,
    );
  const address = { coinId: 52, network: 'ETH', address: `0x${'5a'.repeat(20)}` };
  const terms = { label: 'Bot', permissions: ['read' as const], addresses: [], days: 30 as const };
  const allowed = {
    deposit: await isAllowed(call(capital.coinAddress, { body: { coinId: 52, network: 'ETH' } }, context)),
    withdraw: await isAllowed(call(capital.withdraw, { body: { ...address, bver: withdrawalVersion, amount: '150' } }, context)),
    margin: await isAllowed(call(margin.crossBorrow, { body: { coinId: 52, amount: '10' } }, context)),
    apiTrading: await isAllowed(call(apiKeys.create, { body: terms }, context)),
  };
  const { rights } = await call(identity.userRights, {}, context);
  const shownFeatures = rights.filter(({ isReached }) => isReached).at(-1)?.features ?? [];
  const features = ['deposit', 'withdraw', 'margin', 'apiTrading'] as const;
  expect(Object.fromEntries(features.map((feature) => [feature, shownFeatures.includes(feature)]))).toEqual(allowed);
  const { dayLimit } = await call(capital.withdrawCheck, {}, context);
  expect(rights.filter(({ isReached }) => isReached).at(-1)?.withdrawalLimit).toBe(dayLimit);
});
