import { personas } from '@fixtures/personas';
import { beforeDelivery, liquidatedAMinuteAgo, place } from './contractTrading';
import type { Scenario } from './scenario';

const cora = personas.coinMarginTrader.login.fid;

export const inverseScenarios = {
  'coin-margined-position': {
    title: 'Coin-margined positions are open: amounts in dollars, margin and profit in bitcoin and ether',
    instructions: 'The position list and the contract account, with one balance per coin; closing half of a position realises bitcoin.',
    persona: 'coinMarginTrader',
    address: '/contract/exchange/trade/?tradeName=btcusd',
    arrange: (world) => {
      place(world, { owner: cora, contractCode: 'ethusd', side: 'sell', amount: '5000', leverage: 3, marginMode: 'cross' });
    },
  },
  'coin-margined-liquidated': {
    title: 'A coin-margined position was liquidated a minute ago: its bitcoin margin is lost',
    instructions: 'The newest message; history and bills show the same minute in bitcoin, and the opposite position is still open.',
    persona: 'coinMarginTrader',
    address: '/inMail/noticeNavList',
    arrange: (world) => liquidatedAMinuteAgo(world, { owner: cora, contractCode: 'btcusd', amount: '9000' }),
  },
  'coin-margined-delivery': {
    title: 'A coin-margined delivery contract expires in five minutes and settles in bitcoin',
    instructions: 'Let five minutes pass: the position is settled at the average index price, and its profit or loss is billed in bitcoin.',
    persona: 'coinMarginTrader',
    address: '/contract/exchange/trade/?tradeName=btcusd_d&type=week',
    startTime: (present) => beforeDelivery('btcusd', present),
    arrange: (world) => {
      const [next] = world.market.contracts(world.now).filter(({ quote, expires }) => quote === 'USD' && expires !== null);
      if (next) place(world, { owner: cora, contractCode: next.code, side: 'buy', amount: '7000', leverage: 10, marginMode: 'isolated' });
    },
  },
} as const satisfies Record<string, Scenario>;
