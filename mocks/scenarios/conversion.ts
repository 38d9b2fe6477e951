import { divide, truncate } from '@/contract/decimal';
import { personas } from '@fixtures/personas';
import { coinByName } from '../exchange/markets';
import type { Scenario } from './scenario';

const { trader } = personas;
const hourMs = 3_600_000;

export const conversionScenarios = {
  'small-balances': {
    title: 'Four balances are too small to be sold, left over from orders',
    look: 'The spot account converts them into one coin, and says what that brings and costs.',
    persona: 'trader',
    address: '/assetManagement/home',
    arrange: (world) => {
      for (const [coin, value] of [
        ['XRP', '4.2'],
        ['ADA', '2.75'],
        ['LINK', '1.1'],
        ['LTC', '0.4'],
      ] as const) {
        const { coinId, precision } = coinByName(coin);
        const amount = truncate(divide(value, world.market.usdt(coin, world.now)), Math.min(precision, 6));
        world.funds.enterDeposit({ owner: trader.login.fid, coinId, amount, at: world.now - 2 * hourMs });
      }
    },
  },
} as const satisfies Record<string, Scenario>;
