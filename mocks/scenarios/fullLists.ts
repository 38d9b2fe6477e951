import { alertRepeat } from '@/contract/alerts';
import { account, routeBetween } from '@/contract/capital';
import { copyMode, leverageMode } from '@/contract/copyTrading';
import { orderSide, orderType } from '@/contract/spot';
import { tradeMode } from '@/contract/swap';
import { companyForms } from '@fixtures/identityForms';
import { leadTraderBots } from '@fixtures/leadTraders';
import { personas } from '@fixtures/personas';
import { addressAt, networkOf } from '../exchange/funds/chains';
import { storedFileOf } from '../exchange/identity/documents';
import { crossOf } from '../exchange/margin/account';
import { nextFunding } from '../exchange/market/contracts';
import { coinByName, pairByName } from '../exchange/markets';
import { placeLimitOrder } from '../exchange/spot/seed';
import { userOf } from '../exchange/security/seed';
import type { World } from '../world';
import { apiKeyScenarios } from './apiKeys';
import { priceAway, place } from './contractTrading';
import { contractScenarios } from './contracts';
import { conversionScenarios } from './conversion';
import { marginScenarios, reduceAssets } from './margin';
import { marketScenarios } from './market';
import { payScenarios } from './pay';
import { premarketScenarios } from './premarket';
import type { Scenario } from './scenario';
import { spotScenarios } from './spot';

const { trader } = personas;
const { fid } = trader.login;
const lena = personas.leadTrader.login.fid;
const minuteMs = 60_000;
const btcUsdt = pairByName('BTC_USDT').tradeId;
const usdt = coinByName('USDT').coinId;

/** Scenarios of single products that do not advance the clock. */
const baseScenarios = [
  spotScenarios['order-waiting'],
  marginScenarios['isolated-liquidated'],
  contractScenarios['contract-plans'],
  premarketScenarios['premarket-waiting'],
  premarketScenarios['premarket-holding'],
  payScenarios.payments,
  conversionScenarios['small-balances'],
  apiKeyScenarios['api-keys'],
  marketScenarios.watchlists,
] as const;

/** Fills every list of one user, for comparing a backend with the contract. */
export const fullLists = {
  title: 'The trader has used every product: every list of the account has rows',
  instructions: 'Any list of orders, positions, records or addresses; npm run drift compares all of them in one run.',
  persona: 'trader',
  address: '/orderHome/coinTradeOrder',
  startTime: (present) => nextFunding(present + 10 * minuteMs - 1) - 10 * minuteMs,
  arrange: (world) => {
    world.funds.bookPastDeposit({ owner: fid, coinId: usdt, network: 'TRON', amount: '60000', at: world.now });
    for (const { arrange } of baseScenarios) arrange(world);
    tradeSpot(world);
    moveFunds(world);
    borrowAndLose(world);
    startCompanyForms(world);
    watchPrice(world);
    copyTraders(world);
    tradeContracts(world);
  },
} as const satisfies Scenario;

function tradeSpot(world: World): void {
  world.spot.place({ owner: fid, tradeId: btcUsdt, side: orderSide.buy, type: orderType.market, turnover: '500' });
  world.spot.cancel(
    placeLimitOrder(world, { owner: fid, pair: 'ETH_USDT', side: orderSide.buy, amount: '0.2', priceOffset: '0.1' }).orderId,
  );
}

function moveFunds(world: World): void {
  for (const [target, tradeId] of [
    [account.perpetual, null],
    [account.crossMargin, null],
    [account.isolatedMargin, btcUsdt],
  ] as const) {
    const route = routeBetween({ source: account.spot, target });
    if (route) world.transfers.submit({ user: userOf(world, trader), route, coinId: usdt, tradeId, amount: '2000', at: world.now });
  }
  const address = addressAt(world.seed, networkOf('ETH'), fid, 1000);
  world.funds.addressBook.add(
    { owner: fid, coinId: usdt, network: 'ETH', address, memo: '', remark: 'Hardware wallet', isWhitelisted: false },
    world.now,
  );
}

/** Takes a cross-margin loan, repays a part, and reduces the account below its liquidation level. */
function borrowAndLose(world: World): void {
  const margin = crossOf(fid);
  world.margin.borrow(margin, usdt, '4000');
  world.margin.repay(margin, usdt, '500');
  reduceAssets(world, margin, '1.05');
}

/** Fills in the company verification without submitting it. */
function startCompanyForms(world: World): void {
  const files = companyForms.files.map((file) => storedFileOf(file, String(world.nextId()), world.now));
  world.identity.saveCompany(fid, { ...companyForms, files });
}

function watchPrice(world: World): void {
  const price = priceAway(world, 'btcusdt', 30, 0);
  world.alerts.create(fid, { tradeId: btcUsdt, contractCode: null, basis: 'last', price, repeat: alertRepeat.once });
}

/** Stops copying one lead trader; copies another with one closed and one open position. */
function copyTraders(world: World): void {
  const terms = {
    copyMode: copyMode.fixedAmount,
    amount: '40',
    ratio: '1',
    maxAmount: '800',
    leverageMode: leverageMode.trader,
    leverage: 10,
  };
  const [heron] = leadTraderBots;
  if (heron) {
    world.copy.follows.start(fid, { ...terms, traderUid: heron.uid, contracts: [] }, world.now);
    world.copy.follows.stop(fid, heron.uid, world.now);
  }
  world.copy.follows.start(fid, { ...terms, traderUid: lena, contracts: [] }, world.now);
  const leadOrder = { owner: lena, bizType: 'perpetual', leverage: 10, marginMode: 'cross' } as const;
  for (const step of [
    { side: 'buy', amount: '2000' },
    { side: 'sell', effect: 'close', amount: '2000' },
    { side: 'buy', amount: '1500' },
  ] as const) {
    place(world, { ...leadOrder, contractCode: 'xrpusdt', ...step });
    world.advanceTo(world.now + minuteMs);
  }
}

/** Adds margin to a position and holds it over a funding time, closes another, and leaves an order open. */
function tradeContracts(world: World): void {
  const order = { owner: fid, leverage: 10, marginMode: 'isolated' } as const;
  place(world, { ...order, contractCode: 'ethusdt', side: 'buy', amount: '0.3' });
  const openPositions = (code: string) =>
    world.positions.open(fid, tradeMode.real, 'portal').filter(({ contractCode }) => contractCode === code);
  for (const position of openPositions('ethusdt')) world.positions.positionActions.changeMargin(position, 'add', '25', world.now);
  place(world, { ...order, contractCode: 'solusdt', side: 'buy', amount: '4' });
  world.positions.positionActions.close(openPositions('solusdt'), world.now);
  place(world, {
    ...order,
    contractCode: 'ethusdt',
    side: 'buy',
    kind: 'limit',
    amount: '0.2',
    price: priceAway(world, 'ethusdt', -15, 1),
  });
  world.advanceTo(nextFunding(world.now) + minuteMs);
}
