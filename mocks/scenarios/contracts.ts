import { account, routeBetween } from '@/contract/capital';
import { maxOpenOrders } from '@/contract/swap';
import { personas } from '@fixtures/personas';
import { nextFunding } from '../exchange/market/contracts';
import { coinByName } from '../exchange/markets';
import { contractAccount } from '../exchange/contracts/contractWallet';
import { termsOf, venueOf } from '../exchange/contracts/terms';
import { away, beforeDelivery, bothWays, holdsUntilDelivery, liquidatedAMinuteAgo, place } from './contractTrading';
import type { Scenario } from './scenario';

const carla = personas.contractTrader.login.fid;
const trader = personas.trader.login.fid;
const vera = personas.vip.login.fid;
const minuteMs = 60_000;
const bitcoin = { code: 'btcusdt' } as const;
const twoEther = { owner: trader, contractCode: 'ethusdt', amount: '2' } as const;

export const contractScenarios = {
  'liquidation-soon': {
    title: 'Two positions of a hundred-fold leverage stand half a percent from their liquidation',
    look: 'Let the clock run: a warning arrives, then one of them is liquidated before your eyes and its margin is gone.',
    persona: 'trader',
    address: '/contract/exchange/trade/?tradeName=ethusdt',
    arrange: (world) => bothWays(world, twoEther),
  },
  'liquidated-just-now': {
    title: 'A position of a hundred-fold leverage was liquidated a minute ago, its message is unread',
    look: 'The newest message; position history and bills have the same minute, and the position the other way stands.',
    persona: 'trader',
    address: '/inMail/noticeNavList',
    arrange: (world) => liquidatedAMinuteAgo(world, twoEther),
  },
  'liquidated-lately': {
    title: 'Positions were liquidated in the last days, the messages are still unread',
    look: 'The messages: liquidations among the margin warnings; position history and bills agree with them.',
    persona: 'contractTrader',
    address: '/inMail/noticeNavList',
    arrange: ({ db }) => {
      for (const { id } of db.messages.find({ where: { owner: carla, notice: 'positionLiquidated' } }).list)
        db.messages.update(id, { read: false });
    },
  },
  'funding-soon': {
    title: 'Funding of perpetual positions is due in one minute',
    look: 'Let a minute pass: bills and funding records have a new line, margins have changed.',
    persona: 'contractTrader',
    address: '/contract/exchange/trade/?tradeName=btcusdt&tab=bills',
    moment: (present) => nextFunding(present + minuteMs - 1) - minuteMs,
    arrange: (world) => {
      place(world, { owner: carla, contractCode: 'btcusdt', side: 'buy', amount: '0.1', leverage: 20, marginMode: 'cross' });
    },
  },
  'delivery-soon': {
    title: 'A delivery contract expires and settles in five minutes',
    look: 'Let five minutes pass: the position is settled, a toast and a message say so, and the contract is gone from the market.',
    persona: 'deliveryTrader',
    address: '/contract/exchange/trade/?tradeName=btcusdt_d&type=week',
    moment: (present) => beforeDelivery('btcusdt', present),
    arrange: (world) => holdsUntilDelivery(world),
  },
  'delivery-reduce-only': {
    title: 'A delivery contract settles in two minutes and only takes orders that close',
    look: 'The form only closes and says why (30420). The order that waited to open more was cancelled.',
    persona: 'deliveryTrader',
    address: '/contract/exchange/trade/?tradeName=btcusdt_d&type=week',
    moment: (present) => beforeDelivery('btcusdt', present),
    arrange: (world) => {
      holdsUntilDelivery(world, true);
      world.advanceTo(world.now + 3 * minuteMs);
    },
  },
  'one-way-positions': {
    title: 'A contract is traded in one-way mode: buying reduces the short before it opens a long',
    look: 'Buy 0.3 ETH at the market: the short of 0.2 is closed and a long of 0.1 stands.',
    persona: 'trader',
    address: '/contract/exchange/trade/?tradeName=ethusdt',
    arrange: (world) => {
      world.positions.positionActions.set(trader, 'ethusdt', { positionMode: 'oneWay', leverage: 10 }, world.now);
      place(world, { owner: trader, contractCode: 'ethusdt', side: 'sell', amount: '0.2' });
    },
  },
  'hedged-positions': {
    title: 'A long and a short of one contract stand side by side, cross and isolated',
    look: 'The position list: both sides of ETH, each with its own margin; the isolated one names its liquidation price.',
    persona: 'trader',
    address: '/contract/exchange/trade/?tradeName=ethusdt',
    arrange: (world) => {
      place(world, { owner: trader, contractCode: 'ethusdt', side: 'buy', amount: '0.4', leverage: 10, marginMode: 'cross' });
      place(world, { owner: trader, contractCode: 'ethusdt', side: 'sell', amount: '0.3', leverage: 20, marginMode: 'isolated' });
    },
  },
  'split-positions': {
    title: 'Positions of one contract are kept apart and may be merged into one',
    look: 'The position list: three longs of SOL; merge them from the menu of one and one is left.',
    persona: 'trader',
    address: '/contract/exchange/trade/?tradeName=solusdt',
    arrange: (world) => {
      world.positions.positionActions.set(trader, 'solusdt', { positionType: 'split', marginMode: 'isolated', leverage: 15 }, world.now);
      for (const amount of ['2', '3', '5']) place(world, { owner: trader, contractCode: 'solusdt', side: 'buy', amount });
    },
  },
  'positions-many': {
    title: 'Somebody holds a hundred and twenty positions in six contracts at once',
    look: 'The position list is long; close all, all in profit or all in loss.',
    persona: 'vip',
    address: '/contract/exchange/trade/?tradeName=btcusdt',
    arrange: (world) => {
      const sizes = { btcusdt: '0.01', ethusdt: '0.2', solusdt: '4', xrpusdt: '300', dogeusdt: '4000', ltcusdt: '7' } as const;
      for (const [contractCode, amount] of Object.entries(sizes)) {
        world.positions.positionActions.set(vera, contractCode, { positionType: 'split', marginMode: 'isolated', leverage: 5 }, world.now);
        for (let count = 0; count < 20; count += 1)
          place(world, { owner: vera, contractCode, side: count % 3 === 0 ? 'sell' : 'buy', amount });
      }
    },
  },
  'contract-halted': {
    title: 'A contract with an open position is halted for the time being',
    look: 'The form says that trading is halted; orders and closing are refused (30401).',
    persona: 'trader',
    address: '/contract/exchange/trade/?tradeName=btcusdt',
    arrange: (world) => {
      place(world, { owner: trader, contractCode: 'btcusdt', side: 'buy', amount: '0.02', leverage: 10 });
      world.interventions.begin({ kind: 'halt', of: 'btcusdt', forMs: null });
    },
  },
  'contract-no-money': {
    title: 'The contract account is empty: every contract order is refused (30301)',
    look: 'Nothing can be opened: the balance does not suffice. A transfer from spot helps.',
    persona: 'trader',
    address: '/contract/exchange/trade/?tradeName=btcusdt',
    arrange: (world) => {
      const user = world.db.users.get(trader);
      const route = routeBetween({ source: account.perpetual, target: account.spot });
      const { coinId } = coinByName('USDT');
      const { available } = world.ledger.balance(contractAccount(trader), coinId);
      if (user && route) world.transfers.submit({ user, route, coinId, tradeId: null, amount: available, at: world.now });
    },
  },
  'contract-orders-full': {
    title: 'Two hundred contract orders wait, one more is refused (30414)',
    look: 'The open orders: pages and cancelling all; a further order is refused until some are cancelled.',
    persona: 'vip',
    address: '/contract/exchange/trade/?tradeName=btcusdt&tab=orders',
    arrange: (world) => {
      for (let count = 0; count < maxOpenOrders; count += 1)
        place(world, {
          owner: vera,
          contractCode: count % 2 === 0 ? 'btcusdt' : 'ethusdt',
          side: 'buy',
          kind: 'limit',
          amount: '0.05',
          price: away(world, count % 2 === 0 ? 'btcusdt' : 'ethusdt', -20 - count / 10, 1),
          leverage: 10,
        });
    },
  },
  'contract-rules': {
    title: 'A contract account that meets every rule of an order once',
    look: 'Try 0.0005 BTC (30405), price 1.23456 (30404), leverage 500 (30411), closing 9 BTC (30412): each is refused by name.',
    persona: 'trader',
    address: '/contract/exchange/trade/?tradeName=btcusdt',
    arrange: (world) => {
      place(world, { owner: trader, contractCode: 'btcusdt', side: 'buy', amount: '0.01', leverage: 10, marginMode: 'isolated' });
    },
  },
  'contract-plans': {
    title: 'A position takes profit and stops losses, plans wait above and below the price',
    look: 'Let the clock run: whichever price is reached first fires its order, the other plan of the position ends.',
    persona: 'trader',
    address: '/contract/exchange/trade/?tradeName=btcusdt',
    arrange: (world) => {
      const [takeProfitPrice, stopLossPrice] = [away(world, 'btcusdt', 0.6, 1), away(world, 'btcusdt', -0.6, 1)];
      place(world, { owner: trader, contractCode: 'btcusdt', side: 'buy', amount: '0.05', leverage: 10, takeProfitPrice, stopLossPrice });
      for (const percent of [2, -2]) {
        const triggerPrice = away(world, 'ethusdt', percent, 1);
        const plan = { owner: trader, contractCode: 'ethusdt', effect: 'open', triggerPrice, amount: '0.1', at: world.now } as const;
        world.positions.conditions.plan({ ...plan, side: percent > 0 ? 'buy' : 'sell' });
      }
    },
  },
  'contract-orders-waiting': {
    title: 'Orders for perpetual and for delivery contracts wait in the book, one plan waits for its price',
    look: 'The contract orders: each kind has its own two; cancel all of one kind and those of the other stay.',
    persona: 'deliveryTrader',
    address: '/orderHome/contractOrder/?bizType=perpetual',
    arrange: (world) => {
      const owner = personas.deliveryTrader.login.fid;
      const deliveries = world.market.contracts(world.now).filter(({ code }) => code.startsWith('btcusdt_'));
      const [{ code: soonest } = bitcoin, { code: latest } = bitcoin] = [deliveries[0], deliveries.at(-1)];
      for (const [contractCode, percent, amount] of [
        ['ethusdt', -3, '0.4'],
        ['solusdt', 3, '12'],
        [soonest, -2, '0.02'],
        [latest, 2, '0.01'],
      ] as const) {
        const side = percent > 0 ? 'sell' : 'buy';
        place(world, { owner, contractCode, kind: 'limit', side, amount, price: away(world, contractCode, percent, 1), leverage: 10 });
      }
      const plan = { owner, contractCode: 'btcusdt', side: 'buy', effect: 'open', amount: '0.02', at: world.now } as const;
      world.positions.conditions.plan({ ...plan, triggerPrice: away(world, 'btcusdt', 2, 1) });
    },
  },
  'contract-trailing': {
    title: 'A position is followed by a trailing order, another one waits for its activation price',
    look: 'The plan orders: let the clock run and the trigger price of the first moves up with the price until it closes the position.',
    persona: 'trader',
    address: '/contract/exchange/trade/?tradeName=btcusdt&tab=plans',
    arrange: (world) => {
      place(world, { owner: trader, contractCode: 'btcusdt', side: 'buy', amount: '0.05', leverage: 10 });
      const trailing = { owner: trader, contractCode: 'btcusdt', trailingDistance: null, at: world.now } as const;
      const { trail } = world.positions.conditions;
      trail({ ...trailing, side: 'sell', effect: 'close', amount: '0.05', trailing: '0.005', activationPrice: null });
      const activationPrice = away(world, 'btcusdt', -2, 1);
      trail({ ...trailing, side: 'buy', effect: 'open', amount: '0.02', trailing: '0.01', activationPrice });
    },
  },
  'contract-against-person': {
    title: 'Somebody else offers 500 SUI at the best price of the contract',
    look: 'Buy some of it at the market: their order is met before the simulated book and stands in the depth with what is left.',
    persona: 'trader',
    address: '/contract/exchange/trade/?tradeName=suiusdt',
    arrange: (world) => {
      const terms = termsOf(world, 'suiusdt', world.now);
      const [best] = terms ? world.book.depth(venueOf(terms), 1).asks : [];
      if (!best) return;
      const kind = 'limit';
      place(world, { owner: vera, contractCode: 'suiusdt', side: 'sell', kind, amount: '500', price: best.price, leverage: 10 });
    },
  },
} as const satisfies Record<string, Scenario>;
