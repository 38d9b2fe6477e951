import { account, routeBetween } from '@/contract/capital';
import { maxOpenOrders } from '@/contract/swap';
import { personas } from '@fixtures/personas';
import { nextFunding } from '../exchange/market/contracts';
import { coinByName } from '../exchange/markets';
import { contractAccount } from '../exchange/contracts/contractWallet';
import { termsOf, venueOf } from '../exchange/contracts/terms';
import { priceAway, beforeDelivery, openLongAndShort, holdUntilDelivery, liquidatedAMinuteAgo, place } from './contractTrading';
import type { Scenario } from './scenario';

const carla = personas.contractTrader.login.fid;
const trader = personas.trader.login.fid;
const vera = personas.vip.login.fid;
const minuteMs = 60_000;
const bitcoin = { code: 'btcusdt' } as const;
const twoEther = { owner: trader, contractCode: 'ethusdt', amount: '2' } as const;

export const contractScenarios = {
  'liquidation-soon': {
    title: 'Two positions with 100x leverage are half a percent from liquidation',
    instructions: 'Let the clock run: a margin warning arrives, then one of the two is liquidated and its margin is lost.',
    persona: 'trader',
    address: '/contract/exchange/trade/?tradeName=ethusdt',
    arrange: (world) => openLongAndShort(world, twoEther),
  },
  'liquidated-just-now': {
    title: 'A position with 100x leverage was liquidated a minute ago',
    instructions: 'The newest message is unread; position history and bills show the same minute, and the opposite position is still open.',
    persona: 'trader',
    address: '/inMail/noticeNavList',
    arrange: (world) => liquidatedAMinuteAgo(world, twoEther),
  },
  'liquidated-lately': {
    title: 'Positions were liquidated in the last few days, and the messages are still unread',
    instructions: 'The messages list the liquidations among the margin warnings; position history and bills agree with them.',
    persona: 'contractTrader',
    address: '/inMail/noticeNavList',
    arrange: ({ db }) => {
      for (const { id } of db.messages.find({ where: { owner: carla, notice: 'positionLiquidated' } }).list)
        db.messages.update(id, { read: false });
    },
  },
  'funding-soon': {
    title: 'Perpetual funding is due in one minute',
    instructions: 'Let a minute pass: bills and funding records gain a row, and margins have changed.',
    persona: 'contractTrader',
    address: '/contract/exchange/trade/?tradeName=btcusdt&tab=bills',
    startTime: (present) => nextFunding(present + minuteMs - 1) - minuteMs,
    arrange: (world) => {
      place(world, { owner: carla, contractCode: 'btcusdt', side: 'buy', amount: '0.1', leverage: 20, marginMode: 'cross' });
    },
  },
  'delivery-soon': {
    title: 'A delivery contract expires and settles in five minutes',
    instructions: 'Let five minutes pass: the position is settled, a toast and a message say so, and the contract leaves the market.',
    persona: 'deliveryTrader',
    address: '/contract/exchange/trade/?tradeName=btcusdt_d&type=week',
    startTime: (present) => beforeDelivery('btcusdt', present),
    arrange: (world) => holdUntilDelivery(world),
  },
  'delivery-reduce-only': {
    title: 'A delivery contract settles in two minutes and only accepts closing orders',
    instructions: 'The form only closes positions and says why (30420). The waiting order to open more was cancelled.',
    persona: 'deliveryTrader',
    address: '/contract/exchange/trade/?tradeName=btcusdt_d&type=week',
    startTime: (present) => beforeDelivery('btcusdt', present),
    arrange: (world) => {
      holdUntilDelivery(world, true);
      world.advanceTo(world.now + 3 * minuteMs);
    },
  },
  'one-way-positions': {
    title: 'A contract in one-way mode: buying reduces the short before it opens a long',
    instructions: 'Buy 0.3 ETH at market: the short of 0.2 is closed and a long of 0.1 is open.',
    persona: 'trader',
    address: '/contract/exchange/trade/?tradeName=ethusdt',
    arrange: (world) => {
      world.positions.positionActions.set(trader, 'ethusdt', { positionMode: 'oneWay', leverage: 10 }, world.now);
      place(world, { owner: trader, contractCode: 'ethusdt', side: 'sell', amount: '0.2' });
    },
  },
  'hedged-positions': {
    title: 'A long and a short of the same contract, one cross and one isolated',
    instructions: 'The position list shows both sides of ETH, each with its own margin; the isolated one shows a liquidation price.',
    persona: 'trader',
    address: '/contract/exchange/trade/?tradeName=ethusdt',
    arrange: (world) => {
      place(world, { owner: trader, contractCode: 'ethusdt', side: 'buy', amount: '0.4', leverage: 10, marginMode: 'cross' });
      place(world, { owner: trader, contractCode: 'ethusdt', side: 'sell', amount: '0.3', leverage: 20, marginMode: 'isolated' });
    },
  },
  'split-positions': {
    title: 'Positions of one contract are split and can be merged',
    instructions: 'The position list shows three longs of SOL; merge them from the menu of one, and one position remains.',
    persona: 'trader',
    address: '/contract/exchange/trade/?tradeName=solusdt',
    arrange: (world) => {
      world.positions.positionActions.set(trader, 'solusdt', { positionType: 'split', marginMode: 'isolated', leverage: 15 }, world.now);
      for (const amount of ['2', '3', '5']) place(world, { owner: trader, contractCode: 'solusdt', side: 'buy', amount });
    },
  },
  'positions-many': {
    title: 'A hundred and twenty open positions in six contracts',
    instructions: 'The position list is long; close all positions, all in profit or all at a loss.',
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
    title: 'A contract with an open position is halted',
    instructions: 'The form says that trading is halted; orders and closing are refused (30401).',
    persona: 'trader',
    address: '/contract/exchange/trade/?tradeName=btcusdt',
    arrange: (world) => {
      place(world, { owner: trader, contractCode: 'btcusdt', side: 'buy', amount: '0.02', leverage: 10 });
      world.interventions.begin({ kind: 'halt', of: 'btcusdt', forMs: null });
    },
  },
  'contract-no-money': {
    title: 'The contract account is empty: every contract order is refused (30301)',
    instructions: 'Try to open a position: the balance is insufficient. A transfer from spot fixes it.',
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
    title: 'Two hundred contract orders are open, and one more is refused (30414)',
    instructions: 'The open orders: paging and cancel all; another order is refused until some are cancelled.',
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
          price: priceAway(world, count % 2 === 0 ? 'btcusdt' : 'ethusdt', -20 - count / 10, 1),
          leverage: 10,
        });
    },
  },
  'contract-rules': {
    title: 'A contract account to try out every order rule',
    instructions:
      'Try 0.0005 BTC (30405), price 1.23456 (30404), leverage 500 (30411), closing 9 BTC (30412): each refusal gives its reason.',
    persona: 'trader',
    address: '/contract/exchange/trade/?tradeName=btcusdt',
    arrange: (world) => {
      place(world, { owner: trader, contractCode: 'btcusdt', side: 'buy', amount: '0.01', leverage: 10, marginMode: 'isolated' });
    },
  },
  'contract-plans': {
    title: 'A position with take profit and stop loss, and plan orders above and below the price',
    instructions: "Let the clock run: the price reached first triggers its order, and the position's other plan order is cancelled.",
    persona: 'trader',
    address: '/contract/exchange/trade/?tradeName=btcusdt',
    arrange: (world) => {
      const [takeProfitPrice, stopLossPrice] = [priceAway(world, 'btcusdt', 0.6, 1), priceAway(world, 'btcusdt', -0.6, 1)];
      place(world, { owner: trader, contractCode: 'btcusdt', side: 'buy', amount: '0.05', leverage: 10, takeProfitPrice, stopLossPrice });
      for (const percent of [2, -2]) {
        const triggerPrice = priceAway(world, 'ethusdt', percent, 1);
        const plan = { owner: trader, contractCode: 'ethusdt', effect: 'open', triggerPrice, amount: '0.1', at: world.now } as const;
        world.positions.conditions.plan({ ...plan, side: percent > 0 ? 'buy' : 'sell' });
      }
    },
  },
  'contract-orders-waiting': {
    title: 'Open orders for perpetual and delivery contracts, and one plan order',
    instructions: 'The contract orders: two of each kind; cancel all of one kind and those of the other stay.',
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
        place(world, { owner, contractCode, kind: 'limit', side, amount, price: priceAway(world, contractCode, percent, 1), leverage: 10 });
      }
      const plan = { owner, contractCode: 'btcusdt', side: 'buy', effect: 'open', amount: '0.02', at: world.now } as const;
      world.positions.conditions.plan({ ...plan, triggerPrice: priceAway(world, 'btcusdt', 2, 1) });
    },
  },
  'contract-trailing': {
    title: 'A position has a trailing order, and another trailing order waits for its activation price',
    instructions:
      "The plan orders: let the clock run, and the first one's trigger price follows the price up until it closes the position.",
    persona: 'trader',
    address: '/contract/exchange/trade/?tradeName=btcusdt&tab=plans',
    arrange: (world) => {
      place(world, { owner: trader, contractCode: 'btcusdt', side: 'buy', amount: '0.05', leverage: 10 });
      const trailing = { owner: trader, contractCode: 'btcusdt', trailingDistance: null, at: world.now } as const;
      const { trail } = world.positions.conditions;
      trail({ ...trailing, side: 'sell', effect: 'close', amount: '0.05', trailing: '0.005', activationPrice: null });
      const activationPrice = priceAway(world, 'btcusdt', -2, 1);
      trail({ ...trailing, side: 'buy', effect: 'open', amount: '0.02', trailing: '0.01', activationPrice });
    },
  },
  'contract-against-person': {
    title: 'Another user offers 500 SUI at the best price of the contract',
    instructions: "Buy part of it at market: the user's order fills before the simulated book, and the rest stays in the depth.",
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
