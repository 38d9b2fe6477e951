import type { CreateApiKeyRequest } from '@/contract/apiKeys';
import apiKeyLabels from '@fixtures/apiKeyLabels.json' with { type: 'json' };
import { personas } from '@fixtures/personas';
import type { World } from '../world';
import type { Scenario } from './scenario';

const { fid } = personas.trader.login;
const [dayMs, hourMs] = [86_400_000, 3_600_000];
const address = '/user/apiSetting';

interface KeyDraft extends Pick<CreateApiKeyRequest, 'label' | 'permissions'>, Partial<Pick<CreateApiKeyRequest, 'addresses' | 'days'>> {
  readonly daysAgo: number;
  /** How long ago and from which address the key was last used. */
  readonly used?: { readonly agoMs: number; readonly from: string };
}

/** Creates a key backdated by `daysAgo`, with its last use if given. */
function createKey(world: World, { label, permissions, addresses = [], days = 90, daysAgo, used }: KeyDraft): void {
  const { stored } = world.apiKeys.create(fid, { label, permissions, addresses, days }, world.now - daysAgo * dayMs);
  if (used) world.db.apiKeys.update(stored.id, { lastUsedTime: world.now - used.agoMs, lastUsedAddress: used.from });
}

export const apiKeyScenarios = {
  'api-keys': {
    title: 'The trader has four API keys: one can withdraw, one expires within a week, one has expired, one was never used',
    instructions: "Each row shows the key's permissions, allowed IP addresses and expiry; every key can be edited and deleted.",
    persona: 'trader',
    address,
    arrange: (world) => {
      createKey(world, { label: 'Old tax report', permissions: ['read'], daysAgo: 97, used: { agoMs: 60 * dayMs, from: '203.0.113.40' } });
      createKey(world, {
        label: 'Grid bot',
        permissions: ['read', 'trade'],
        daysAgo: 86,
        used: { agoMs: hourMs / 12, from: '203.0.113.7' },
      });
      createKey(world, {
        label: 'Treasury payouts',
        permissions: ['read', 'trade', 'withdraw'],
        addresses: ['198.51.100.24', '198.51.100.25', '2001:db8:85a3::/48'],
        days: null,
        daysAgo: 40,
        used: { agoMs: 9 * hourMs, from: '198.51.100.24' },
      });
      createKey(world, { label: 'Portfolio tracker', permissions: ['read'], days: 90, daysAgo: 2 });
    },
  },
  'api-keys-full': {
    title: 'The trader has reached the maximum number of API keys',
    instructions: 'The page says that a key must be deleted before another can be created.',
    persona: 'trader',
    address,
    arrange: (world) => {
      for (const [daysAgo, label] of apiKeyLabels.entries()) createKey(world, { label, permissions: ['read', 'trade'], daysAgo });
    },
  },
  'api-keys-frozen': {
    title: 'The trader has an API key, and the account is frozen',
    instructions: 'The key is listed as not working; it can be deleted, but no new one can be created.',
    persona: 'trader',
    address,
    arrange: (world) => {
      createKey(world, { label: 'Grid bot', permissions: ['read', 'trade'], daysAgo: 12, used: { agoMs: hourMs, from: '203.0.113.7' } });
      world.users.change('trader', { isFrozen: true });
    },
  },
} as const satisfies Record<string, Scenario>;
