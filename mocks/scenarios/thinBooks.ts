import { personas } from '@fixtures/personas';
import type { World } from '../world';
import { place } from './contractTrading';
import type { Scenario } from './scenario';
import { setSpotBalance, spotScenario } from './spot';

const trader = personas.trader.login.fid;
const pair = 'ORDI_USDT';
const contract = 'ordiusdt';
const ordi = { code: 'ordi_alts' } as const;
const someOrdi = { owner: trader, contractCode: contract, side: 'buy', amount: '60', leverage: 10 } as const;

/** The remaining fraction of a book's liquidity, on both sides or one, and the factor by which its spread widens. */
interface RemainingLiquidity {
  readonly factor: string;
  readonly side?: 'bids' | 'asks';
  readonly spread?: string;
}

function thinOut({ interventions }: World, of: string, { spread, ...remaining }: RemainingLiquidity): void {
  interventions.begin({ kind: 'thinBook', of, ...remaining, forMs: null });
  if (spread !== undefined) interventions.begin({ kind: 'widenSpread', of, factor: spread, forMs: null });
}

/** Thins out the pair's book and gives the trader coins to sell. */
const thinPairBook = (remaining: RemainingLiquidity) => (world: World) => {
  setSpotBalance(world, trader, 'ORDI', '600');
  thinOut(world, pair, remaining);
};

/** Scenarios with a thin, empty or one-sided order book of a pair. */
export const thinPairBooks = {
  'book-thin': spotScenario(
    'The order book is thin and the spread is wide',
    'Buy at market: the form shows the average price, the deviation from the mid price, and the amount the book cannot fill.',
    thinPairBook({ factor: '0.02', spread: '100' }),
    ordi,
  ),
  'book-no-asks': spotScenario(
    'The order book has bids only: nobody sells',
    'Buy at market: the field says that there are no sellers. A limit buy order rests; a limit sell order is the only ask.',
    thinPairBook({ factor: '0', side: 'asks' }),
    ordi,
  ),
  'book-empty': spotScenario(
    'The order book is empty on both sides, although the pair is traded',
    'Book and depth show their empty states, and the field refuses market orders; the first limit order is the whole book.',
    thinPairBook({ factor: '0' }),
    ordi,
  ),
} as const satisfies Record<string, Scenario>;

/** Scenarios with a thin, empty or one-sided order book of a contract. */
export const thinContractBooks = {
  'contract-book-thin': {
    title: 'The order book of a contract with an open position is thin, and the spread is wide',
    instructions:
      'Open or close at market: the form shows the average price, the deviation from the mid price, and the amount the book cannot fill.',
    persona: 'trader',
    address: '/contract/exchange/trade/?tradeName=ordiusdt',
    arrange: (world) => {
      place(world, someOrdi);
      thinOut(world, contract, { factor: '0.05', spread: '100' });
    },
  },
  'contract-book-no-bids': {
    title: 'The trader has a long position, and the order book has asks only: nobody buys',
    instructions:
      'Close at market: the field says that there are no buyers, and closing all is refused (30408); a limit order can rest in the book.',
    persona: 'trader',
    address: '/contract/exchange/trade/?tradeName=ordiusdt',
    arrange: (world) => {
      place(world, someOrdi);
      thinOut(world, contract, { factor: '0', side: 'bids' });
    },
  },
  'contract-book-empty': {
    title: 'The order book of a contract is empty on both sides, although the contract is traded',
    instructions:
      'Book and depth show their empty states, and the field refuses market orders (30408); the first limit order is the whole book.',
    persona: 'trader',
    address: '/contract/exchange/trade/?tradeName=ordiusdt',
    arrange: (world) => thinOut(world, contract, { factor: '0' }),
  },
} as const satisfies Record<string, Scenario>;
