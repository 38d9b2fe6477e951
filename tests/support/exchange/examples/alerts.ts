import { alerts } from '@/contract/alerts';
import type { Ask, Examples } from './example';

const condition = { basis: 'last', price: '40000', repeat: 'once' } as const;
const body = { tradeId: 1001, contractCode: null, ...condition };

/** Creates an alert to change or delete. */
const createdAlertId = async (ask: Ask) => (await ask(alerts.create, { body })).alertId;

export const alertExamples: Examples<typeof alerts> = {
  create: { input: { body } },
  change: { input: async (ask) => ({ params: { alertId: await createdAlertId(ask) }, body: { ...condition, price: '41000' } }) },
  remove: { input: async (ask) => ({ params: { alertId: await createdAlertId(ask) } }) },
};
