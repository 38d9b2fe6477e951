import { expect } from 'vitest';
import { apiKeyLimits, apiKeys } from '@/contract/apiKeys';
import type { apiKeyScenarios } from '@mocks/scenarios/apiKeys';
import { dayMs, expectRefusal, type Proofs } from './proof';

const terms = { label: 'One more', permissions: ['read' as const], addresses: [], days: 90 as const };

export const apiKeyProofs: Proofs<typeof apiKeyScenarios> = {
  'api-keys': async (flow) => {
    const { list, isFrozen } = await flow.ask(apiKeys.list, {});
    const now = flow.now();
    expect(list.map(({ label, permissions, addresses }) => [label, permissions.at(-1), addresses.length])).toEqual([
      ['Portfolio tracker', 'read', 0],
      ['Treasury payouts', 'withdraw', 3],
      ['Grid bot', 'trade', 0],
      ['Old tax report', 'read', 0],
    ]);
    expect(list.map(({ expiresTime }) => expiresTime && Math.round((expiresTime - now) / dayMs))).toEqual([88, null, 4, -7]);
    expect(list.map(({ lastUsedTime }) => lastUsedTime === null)).toEqual([true, false, false, false]);
    expect(isFrozen).toBe(false);
  },
  'api-keys-full': async (flow) => {
    expect((await flow.ask(apiKeys.list, {})).list).toHaveLength(apiKeyLimits.keys);
    await expectRefusal(flow, 'tooManyApiKeys', apiKeys.create, { body: terms });
  },
  'api-keys-frozen': async (flow) => {
    const { list, isFrozen } = await flow.ask(apiKeys.list, {});
    expect([list.length, isFrozen]).toEqual([1, true]);
    await expectRefusal(flow, 'accountFrozen', apiKeys.create, { body: terms });
  },
};
