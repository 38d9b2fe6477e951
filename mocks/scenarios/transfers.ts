import { account, routeBetween } from '@/contract/capital';
import { personas } from '@fixtures/personas';
import { coinByName, pairByName } from '../exchange/markets';
import { moduleHold, transferHold, type TransferHold } from '../exchange/users/records';
import type { Scenario } from './scenario';

const transferScenario = (title: string, instructions: string, hold: TransferHold) =>
  ({
    title,
    instructions,
    persona: 'trader',
    address: '/orderHome/transferRecord',
    arrange: (world) => {
      world.users.change('trader', { transferHold: hold, hasOpenCard: false });
    },
  }) satisfies Scenario;

export const transferScenarios = {
  'transfer-done': transferScenario(
    'A transfer is credited immediately',
    'Transfer from spot to contract: a success message, and both balances change.',
    transferHold.none,
  ),
  'transfer-accepted': transferScenario(
    'A transfer is accepted and credited a minute later (20351)',
    'Transfer: a dialog links to the record, which changes from processing to done.',
    transferHold.review,
  ),
  'transfer-blocked': transferScenario(
    'Transfers of this account are blocked (30303)',
    'Transfer: a dialog with one button says so.',
    transferHold.blocked,
  ),
  'transfer-restricted': transferScenario(
    'Transfers of this account are restricted (30304)',
    'Transfer: a dialog with one button says so.',
    transferHold.restricted,
  ),
  'transfer-rejected': transferScenario(
    'Risk control rejects transfers (30705)',
    "Transfer: the server's message appears as an error.",
    transferHold.rejected,
  ),
  'transfer-busy': transferScenario(
    'Transfers fail with another code',
    "Transfer: the server's message appears as an error.",
    transferHold.busy,
  ),
  'transfers-many': {
    title: 'A hundred and thirty-seven transfers in the last 90 days, the newest not credited yet',
    instructions: 'The transfer records: pages, filters, dates and export; a minute later the newest is credited.',
    persona: 'trader',
    address: '/orderHome/transferRecord',
    arrange: (world) => {
      const user = world.db.users.get(personas.trader.login.fid);
      if (!user) return;
      for (let remaining = 137; remaining > 0; remaining -= 1) {
        const draft = transferRoutes[remaining % transferRoutes.length];
        const route = draft && routeBetween(draft);
        if (!draft || !route) continue;
        world.transfers.submit({
          user: { ...user, transferHold: remaining === 1 ? transferHold.review : transferHold.none },
          route,
          coinId: coinByName(draft.coin).coinId,
          tradeId: draft.pair ? pairByName(draft.pair).tradeId : null,
          amount: `${(remaining % 9) + 1}.${remaining % 7}5`,
          at: world.now - (remaining - 1) * 15 * 3_600_000,
        });
      }
    },
  },
  'margin-inactive': {
    title: 'The margin accounts are not activated yet',
    instructions: 'Transfer: the margin accounts are marked as not activated until the first transfer to them.',
    persona: 'newUser',
    address: '/orderHome/transferRecord',
    arrange: () => {},
  },
  'card-warning': {
    title: 'A transfer out of the contract account would end an open trading-fund card',
    instructions: 'Transfer from contract to spot: a warning asks for confirmation first.',
    persona: 'trader',
    address: '/orderHome/transferRecord',
    arrange: (world) => world.users.change('trader', { hasOpenCard: true }),
  },
  'need-kyc': {
    title: 'A feature requires identity verification first',
    instructions: 'Open the transfer records: a dialog gives the reason; closing it goes back.',
    persona: 'newUser',
    address: '/orderHome/transferRecord',
    arrange: (world) => world.users.change('newUser', { moduleHold: moduleHold.needKyc }),
  },
  'cannot-use-module': {
    title: 'A feature is not available for this account',
    instructions: 'Open the transfer records: a dialog with one button gives the reason; closing it goes back.',
    persona: 'newUser',
    address: '/orderHome/transferRecord',
    arrange: (world) => world.users.change('newUser', { moduleHold: moduleHold.cannotUse }),
  },
} as const satisfies Record<string, Scenario>;

/** The routes of generated transfers; all but the last come in pairs that reverse each other. */
const transferRoutes: readonly { readonly source: number; readonly target: number; readonly coin: string; readonly pair?: string }[] = [
  { source: account.spot, target: account.perpetual, coin: 'USDT' },
  { source: account.perpetual, target: account.spot, coin: 'USDT' },
  { source: account.spot, target: account.isolatedMargin, coin: 'USDT', pair: 'BTC_USDT' },
  { source: account.isolatedMargin, target: account.spot, coin: 'USDT', pair: 'BTC_USDT' },
  { source: account.spot, target: account.c2c, coin: 'USDT' },
  { source: account.c2c, target: account.spot, coin: 'USDT' },
  { source: account.spot, target: account.crossMargin, coin: 'DOGE' },
];
