import { divide, truncate } from '@/contract/decimal';
import { personas } from '@fixtures/personas';
import { coinByName } from '../exchange/markets';
import type { Scenario } from './scenario';

const { trader } = personas;
const hourMs = 3_600_000;

export const conversionScenarios = {
  'small-balances': {
    title: 'Four balances left over from orders are too small to sell',
    instructions: 'The spot account converts them into one coin and shows the proceeds and the fee.',
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
        world.funds.bookPastDeposit({ owner: trader.login.fid, coinId, amount, at: world.now - 2 * hourMs });
      }
    },
  },
} as const satisfies Record<string, Scenario>;
