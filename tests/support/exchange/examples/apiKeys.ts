import { apiKeys } from '@/contract/apiKeys';
import type { Ask, Examples } from './example';
import { proved } from './proved';

const terms = { label: 'Grid bot', permissions: ['read' as const, 'trade' as const], addresses: ['203.0.113.7'] };
const created = async (ask: Ask) => (await ask(apiKeys.create, { body: { ...terms, days: null, ...(await proved(ask)) } })).id;

export const apiKeysExamples: Examples<typeof apiKeys> = {
  list: {
    as: 'vip',
    input: async (ask) => {
      await created(ask);
      return {};
    },
  },
  create: { input: async (ask) => ({ body: { ...terms, days: 90, ...(await proved(ask)) } }) },
  edit: {
    as: 'vip',
    input: async (ask) => ({ body: { id: await created(ask), ...terms, label: 'Rebalancer', addresses: [], ...(await proved(ask)) } }),
  },
  remove: { as: 'vip', input: async (ask) => ({ body: { id: await created(ask), ...(await proved(ask)) } }) },
};
