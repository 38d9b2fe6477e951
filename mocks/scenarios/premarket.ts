import { orderSide, type OrderSide } from '@/contract/spot';
import { deliveryWindow } from '@/contract/premarket';
import type { Decimal } from '@/contract/decimal';
import { personas } from '@fixtures/personas';
import { pairByName } from '../exchange/markets';
import { placeAt } from '../exchange/premarket/seed';
import { venueOf } from '../exchange/premarket/product';
import type { World } from '../world';
import type { Scenario } from './scenario';

const tomas = personas.trader.login.fid;
const vera = personas.vip.login.fid;
const coin = 'TESL';
const { tradeId } = pairByName('TESL_USDT');

/** A scenario shown on the token's screen, with this list below the chart. */
const premarketScenario = (
  title: string,
  instructions: string,
  arrange: (world: World) => void,
  tab: 'holdings' | 'open' | 'deals' = 'holdings',
) => ({ title, instructions, persona: 'trader', address: `/preMarket?pair=tesl_usdt&tab=${tab}`, arrange }) satisfies Scenario;

/** Places an order that fills immediately: above the price for a buy, below it for a sell. */
const placeMarketable = (world: World, side: OrderSide, amount: Decimal, owner = tomas) =>
  placeAt(world, { owner, coin, side, amount, factor: side === orderSide.buy ? '1.03' : '0.97' });

/** Sells from one user to another at the best ask, at which users' orders have priority over the simulated book. */
function deal(world: World, seller: number, buyer: number, amount: Decimal): void {
  const [best] = world.book.depth(venueOf(world, tradeId), 1).asks;
  if (!best) return;
  world.premarket.place({ owner: seller, tradeId, side: orderSide.sell, price: best.price, amount });
  world.premarket.place({ owner: buyer, tradeId, side: orderSide.buy, price: best.price, amount });
}

const listingTime = (world: World) => world.premarket.scheduleOf(tradeId)?.listsTime ?? world.now;
const advanceToDelivery = (world: World) => world.advanceTo(listingTime(world) + deliveryWindow);

export const premarketScenarios = {
  'premarket-waiting': premarketScenario(
    'Two pre-market orders are open, one buy and one sell',
    'The open orders and the amount each locks; cancel one and its amount is available again.',
    (world) => {
      placeAt(world, { owner: tomas, coin, side: orderSide.buy, amount: '4000', factor: '0.7' });
      placeAt(world, { owner: tomas, coin, side: orderSide.sell, amount: '2500', factor: '1.5' });
    },
    'open',
  ),
  'premarket-holding': premarketScenario(
    'Tokens that are not listed yet were bought and sold',
    'The holdings with price, value and collateral; the sold side lacks tokens to deliver.',
    (world) => {
      placeMarketable(world, orderSide.buy, '6000');
      placeMarketable(world, orderSide.sell, '9000');
    },
  ),
  'premarket-delivery-due': premarketScenario(
    'A token was just listed, and the seller has no tokens to deliver yet',
    'The delivery countdown and the warning on the holding; buy the tokens on the spot market to deliver.',
    (world) => {
      placeMarketable(world, orderSide.sell, '5000');
      world.advanceTo(listingTime(world));
    },
  ),
  'premarket-delivered': premarketScenario(
    'A token was listed, and pre-market purchases were delivered to the spot account',
    'The deal is delivered: a message, the tokens in the spot account, and the bills with the fee.',
    (world) => {
      placeMarketable(world, orderSide.buy, '5000');
      advanceToDelivery(world);
    },
    'deals',
  ),
  'premarket-compensated': premarketScenario(
    'A seller did not deliver, and the buyer was compensated from the collateral',
    'The deal is compensated: the payment was returned, plus the same amount from the seller.',
    (world) => {
      deal(world, vera, tomas, '5000');
      advanceToDelivery(world);
    },
    'deals',
  ),
  'premarket-defaulted': premarketScenario(
    'A seller had no tokens when the delivery window ended and lost the collateral',
    'The deal is marked as missed; the spot bills show the collateral paid to the buyer.',
    (world) => {
      placeMarketable(world, orderSide.sell, '5000');
      advanceToDelivery(world);
    },
    'deals',
  ),
} as const satisfies Record<string, Scenario>;
