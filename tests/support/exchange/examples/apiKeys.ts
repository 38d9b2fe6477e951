import { apiKeys } from '@/contract/apiKeys';
import type { Ask, Examples } from './example';
import { securityCodes } from './securityCodes';

const terms = { label: 'Grid bot', permissions: ['read' as const, 'trade' as const], addresses: ['203.0.113.7'] };
const createdKeyId = async (ask: Ask) => (await ask(apiKeys.create, { body: { ...terms, days: null, ...(await securityCodes(ask)) } })).id;

export const apiKeysExamples: Examples<typeof apiKeys> = {
  list: {
    as: 'vip',
    input: async (ask) => {
      await createdKeyId(ask);
      return {};
    },
  },
  create: { input: async (ask) => ({ body: { ...terms, days: 90, ...(await securityCodes(ask)) } }) },
  edit: {
    as: 'vip',
    input: async (ask) => ({
      body: { id: await createdKeyId(ask), ...terms, label: 'Rebalancer', addresses: [], ...(await securityCodes(ask)) },
    }),
  },
  remove: { as: 'vip', input: async (ask) => ({ body: { id: await createdKeyId(ask), ...(await securityCodes(ask)) } }) },
};
