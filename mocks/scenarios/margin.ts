import { divide, isZero, multiply, smallest, subtract, type Decimal } from '@/contract/decimal';
import { marginMode, type MarginMode } from '@/contract/margin';
import { orderSide, tradingAccount } from '@/contract/spot';
import { personas, type PersonaId } from '@fixtures/personas';
import { coinsOf, crossOf, isolatedOf, ledgerAccountOf, type MarginAccount } from '../exchange/margin/account';
import { coinByName, pairByName } from '../exchange/markets';
import { entryKind, systemAccounts, movement, userReference } from '../exchange/posting';
import { goLong, goShort } from '../exchange/margin/seed';
import { placeLimitOrder } from '../exchange/spot/seed';
import type { World } from '../world';
import type { Scenario } from './scenario';

const tomas = personas.trader.login.fid;
const mei = personas.crossMargin.login.fid;
const usdt = coinByName('USDT').coinId;
const btcUsdt = isolatedOf(tomas, pairByName('BTC_USDT').tradeId);

interface Screen {
  readonly mode?: MarginMode;
  /** The list below the chart; open orders by default. */
  readonly tab?: string;
  readonly persona?: PersonaId;
}

/** A scenario shown on the margin screen of BTC/USDT. */
function marginScenario(
  title: string,
  instructions: string,
  arrange: (world: World) => unknown,
  { mode = marginMode.isolated, tab, persona = 'trader' }: Screen = {},
) {
  return {
    title,
    instructions,
    persona,
    address: `/margin/trade/btc_usdt?marginMode=${mode}${tab ? `&tab=${tab}` : ''}`,
    arrange: (world) => void arrange(world),
  } satisfies Scenario;
}

/** Reduces the assets of an account with debts to `level` times its debts, as a loss would. */
export function reduceAssets(world: World, margin: MarginAccount, level: Decimal): void {
  const { summary } = world.margin;
  const market = { account: { owner: systemAccounts.liquidity, wallet: margin.wallet }, bucket: 'available' } as const;
  const { assets, debts } = summary.value(margin);
  let remainingLoss = subtract(assets, multiply(debts, level));
  for (const coinId of coinsOf(margin)) {
    const balance = { account: ledgerAccountOf(margin), bucket: 'available' } as const;
    const price = summary.price(margin, coinId);
    const loss = smallest(divide(remainingLoss, price, 8), world.ledger.balance(balance.account, coinId).available);
    if (isZero(loss)) continue;
    world.ledger.post({
      at: world.now,
      kind: entryKind.adjustment,
      reference: userReference(margin.owner),
      lines: movement(coinId, loss, balance, market),
    });
    remainingLoss = subtract(remainingLoss, multiply(loss, price));
  }
  world.margin.review(margin);
}

export const marginScenarios = {
  'isolated-debt': marginScenario(
    'An isolated account owes USDT and holds BTC',
    'The BTC/USDT account: debt, risk ratio and liquidation price.',
    (world) => goLong(world, tomas, 'BTC_USDT', '2000'),
    { tab: 'positions' },
  ),
  'margin-orders-waiting': {
    title: 'An isolated account bought BTC with borrowed USDT and has a limit sell order 3% above the market price',
    instructions:
      'The margin orders: one is open, the purchase is in the history with its fills, the loan among the borrowings; cross margin has none.',
    persona: 'trader',
    address: '/orderHome/leverOrder?marginMode=isolated',
    arrange: (world) => {
      goLong(world, tomas, 'BTC_USDT', '2000');
      const { isolatedMargin } = tradingAccount;
      placeLimitOrder(world, {
        owner: tomas,
        account: isolatedMargin,
        pair: 'BTC_USDT',
        side: orderSide.sell,
        amount: '0.01',
        priceOffset: '0.03',
      });
    },
  },
  'isolated-short': marginScenario(
    'An isolated account owes BTC and holds USDT: a rising price puts it at risk',
    'The BTC/USDT account: the liquidation price is above the market price.',
    (world) => goShort(world, tomas, 'BTC_USDT', '2000'),
    { tab: 'positions' },
  ),
  'isolated-near-liquidation': marginScenario(
    'An isolated account is just above its liquidation level, and a warning was sent',
    'The warning among the messages; let the clock run and the account may be liquidated.',
    (world) => {
      goLong(world, tomas, 'BTC_USDT', '4000');
      reduceAssets(world, btcUsdt, '1.06');
    },
  ),
  'isolated-liquidated': marginScenario(
    'An isolated account was liquidated a moment ago, and its debt is repaid',
    'The message, the liquidation record with its steps, and the remaining balance.',
    (world) => {
      goLong(world, tomas, 'BTC_USDT', '4000');
      reduceAssets(world, btcUsdt, '1.045');
    },
    { tab: 'liquidations' },
  ),
  'isolated-bad-debt': marginScenario(
    'An isolated account fell below its debt, and the insurance fund paid the difference',
    'The liquidation record: nothing is left, and the insurance fund has paid.',
    (world) => {
      goLong(world, tomas, 'BTC_USDT', '4000');
      reduceAssets(world, btcUsdt, '0.97');
    },
    { tab: 'liquidations' },
  ),
  'interest-accrued': marginScenario(
    "A loan was just taken: the first hour's interest is charged, the next follows in an hour",
    'The interest record; an hour later it has one more row, and the debt is higher.',
    (world) => world.margin.borrow(crossOf(tomas), usdt, '2500'),
    { mode: marginMode.cross, tab: 'interests' },
  ),
  'loan-at-limit': marginScenario(
    'The account has borrowed as much as its assets allow (30422)',
    'Borrow one USDT more: it exceeds the borrowing limit.',
    (world) => world.margin.borrow(btcUsdt, usdt, world.margin.summary.asset(btcUsdt, usdt).borrowAble),
    { tab: 'borrows' },
  ),
  'transfer-blocked-by-debt': marginScenario(
    'Debt locks funds in the margin account (30705)',
    'Transfer USDT from isolated margin BTC/USDT to spot: it is refused because of the debt.',
    (world) => world.margin.borrow(btcUsdt, usdt, '900'),
  ),
  'cross-near-liquidation': marginScenario(
    'A cross-margin account is close to liquidation, and a warning was sent',
    "The warning among the messages, the account's risk ratio and the open orders.",
    (world) => reduceAssets(world, crossOf(mei), '1.3'),
    { mode: marginMode.cross, persona: 'crossMargin' },
  ),
  'cross-liquidated': marginScenario(
    'A cross-margin account was liquidated: coins were sold, debts repaid, orders cancelled',
    'The message, the record and the cancelled orders.',
    (world) => reduceAssets(world, crossOf(mei), '1.1'),
    { mode: marginMode.cross, tab: 'liquidations', persona: 'crossMargin' },
  ),
} as const satisfies Record<string, Scenario>;
