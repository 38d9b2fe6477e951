import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { account as summary } from '@/contract/account';
import { sumOf, valueOf } from '@/contract/assets';
import { account, capital, depositState, transferAccounts, withdrawalState, type AccountType } from '@/contract/capital';
import { add, compare, isGreater, negate, truncate, type Decimal } from '@/contract/decimal';
import type { MarginAsset } from '@/contract/margin';
import { billOrigin, spot, type Bill, type BillOrigin } from '@/contract/spot';
import { tradeMode } from '@/contract/swap';
import { $contractPositions, ContractAccountGate } from '@/entities/contract-account';
import { crossAccount, isolatedAccounts, IsolatedAccountsGate, MarginAccountGate, wholeCrossAccount } from '@/entities/margin-account';
import { $valueUnit, overview, OverviewGate, profit } from '@/pages/assets/overview/model';
import { call } from '@/shared/api';
import { $accounts, AccountAssetsGate, shownParts, shownTotal } from '@/widgets/account-assets';
import { assetRows } from '@/widgets/account-assets/rows';
import { personas } from '@fixtures/personas';
import { control } from '@mocks/control';
import { openInPage, type IsolatedSimulation } from '@mocks/http/inPage';
import { tradeIdOf } from '@mocks/exchange/posting';
import type { World } from '@mocks/world';
import { openScope } from '@tests/support/app/scope';
import { historyStart } from '@tests/support/exchange/actions';
import type { Ask } from '@tests/support/exchange/examples/example';
import { contractSteps } from '@tests/support/exchange/walk/contractSteps';
import { diceOf } from '@tests/support/exchange/walk/dice';
import { moneySteps } from '@tests/support/exchange/walk/moneySteps';
import { spotSteps } from '@tests/support/exchange/walk/spotSteps';

/** How many worlds are tested; the soak test sets more. */
const worlds = Number.parseInt(process.env.WORLD_RUNS ?? '20', 10);
const stepsEach = 15;
const owners = ['trader', 'crossMargin', 'isolatedMargin', 'contractTrader'] as const;
const everything = { keyword: '', hidesSmall: false, sort: null } as const;

/** A world in which the personas have traded, borrowed and moved money at random. */
async function randomWorld(seed: string): Promise<{ readonly exchange: IsolatedSimulation; readonly ask: Ask }> {
  const own = openInPage({ source: () => historyStart, startedAt: historyStart, seed });
  const ask: Ask = (endpoint, input) => call(endpoint, input, { origin: 'http://127.0.0.1', language: 'en_US', transport: own.transport });
  const dice = diceOf(seed);
  for (let step = 0; step < stepsEach; step += 1) {
    await ask(control.persona, { body: { persona: dice.pick(owners) } });
    // A refused step leaves the world unchanged, which is just as valid.
    await dice
      .some(dice.pick([spotSteps, contractSteps, moneySteps]))
      ?.act(ask, dice)
      .catch(() => {});
  }
  return { exchange: own, ask };
}

type Balance = readonly [amount: Decimal, borrowed: Decimal];
/** A debt: the borrowed principal and its interest. */
type Debt = readonly [principal: Decimal, interest: Decimal];
const holdingKey = (wallet: number | null, tradeId: number | null, coinId: number | null): string => `${wallet}/${tradeId}/${coinId}`;

/** The balances and loans of an owner in the ledger, by account, pair and coin. */
function ledgerBalances({ ledger, db }: World, owner: number): Map<string, Balance> {
  const debts = db.marginDebts.find({ where: { owner } }).list;
  return new Map(
    ledger.holdings(owner).map(({ account, coinId, available, frozen }) => {
      const { wallet } = account;
      const tradeId = tradeIdOf(account);
      const debt = debts.find((each) => each.wallet === wallet && each.tradeId === tradeId && each.coinId === coinId);
      return [holdingKey(wallet, tradeId, coinId), [add(available, frozen), debt?.principal ?? '0']];
    }),
  );
}

/** Opens the models of the asset screens for the logged-in user. */
async function screensOf(exchange: IsolatedSimulation) {
  const { scope } = await openScope({ exchange });
  await allSettled(AccountAssetsGate.open, { scope, params: { wallets: transferAccounts } });
  await allSettled(OverviewGate.open, { scope, params: {} });
  await allSettled(MarginAccountGate.open, { scope, params: wholeCrossAccount });
  await allSettled(IsolatedAccountsGate.open, { scope, params: {} });
  await allSettled(ContractAccountGate.open, { scope, params: { mode: tradeMode.real } });
  return scope;
}

/** The balances and debts of an account as the risk panels of the margin screen show them. */
const marginRows = (wallet: AccountType, tradeId: number | null, coins: readonly MarginAsset[]): [string, Balance, Debt][] =>
  coins.map(({ coinId, available, frozen, borrowed, interest }) => [
    holdingKey(wallet, tradeId, coinId),
    [add(available, frozen), borrowed],
    [borrowed, interest],
  ]);

/** All records of a paged list. */
async function fetchAll<Row>(page: (pageNum: number) => Promise<{ readonly list: readonly Row[]; readonly totalCount: number }>) {
  const rows: Row[] = [];
  for (let pageNum = 1, remaining = 1; remaining > 0; pageNum += 1) {
    const { list, totalCount } = await page(pageNum);
    rows.push(...list);
    remaining = list.length === 0 ? 0 : totalCount - rows.length;
  }
  return rows;
}

/** Amounts summed up by key; zero sums are left out. */
function summed<Row>(rows: readonly Row[], keyOf: (row: Row) => string | number, amountOf: (row: Row) => Decimal): Map<string, Decimal> {
  const sums = new Map<string, Decimal>();
  for (const row of rows) {
    const key = String(keyOf(row));
    sums.set(key, add(sums.get(key) ?? '0', amountOf(row)));
  }
  return new Map([...sums].filter(([, sum]) => compare(sum, '0') !== 0));
}

/** The totals of deposit and withdrawal records, beside those of the bills. */
async function recordsOf(ask: Ask, bills: readonly Bill[]) {
  const deposits = await fetchAll((pageNum) => ask(capital.depositRecords, { query: { pageNum, pageSize: 100 } }));
  const withdrawals = await fetchAll((pageNum) => ask(capital.withdrawalRecords, { query: { pageNum, pageSize: 100 } }));
  const sent = withdrawals.filter(({ state }) => state === withdrawalState.onChain || state === withdrawalState.done);
  const pending = withdrawals.filter(({ state }) => state === withdrawalState.review || state === withdrawalState.processing);
  const credited = deposits.filter(({ state }) => state === depositState.credited);
  const byId = ({ id }: { readonly id: string }) => id;
  const billed = (type: BillOrigin) =>
    summed(
      bills.filter(({ origin }) => origin?.type === type),
      ({ origin }) => origin?.id ?? '',
      ({ amount }) => amount,
    );
  return {
    arrived: [summed(credited, byId, ({ amount }) => amount), billed(billOrigin.deposit)],
    departed: [summed(sent, byId, ({ amount }) => negate(amount)), billed(billOrigin.withdrawal)],
    pending: summed(
      pending,
      ({ coinId }) => coinId,
      ({ amount }) => amount,
    ),
  } as const;
}

test(
  'in random worlds the asset screens match the ledger, and their parts add up to their totals',
  async () => {
    // Guards against comparing states that never occurred.
    const occurrences = { pending: 0, gained: 0, indebted: 0 };
    for (let index = 0; index < worlds; index += 1) {
      const { exchange, ask } = await randomWorld(`shown assets ${index}`);
      for (const persona of owners) {
        await ask(control.persona, { body: { persona } });
        const balances = ledgerBalances(exchange.simulation.world(), personas[persona].login.fid);
        const scope = await screensOf(exchange);
        const see = scope.getState;
        const unit = see($valueUnit);

        const rows = see($accounts).flatMap(({ assets }) => {
          const { list } = assets ?? expect.fail('an account is not known');
          const shown = assetRows(list, unit, everything);
          const total = sumOfShown(shown.map(({ value }) => value));
          expect(compare(total, shownTotal(sumOf(list.map(valueOf)), unit) ?? '')).toBe(0);
          return shown;
        });
        expect(
          new Map(
            rows.map(({ wallet, tradeId, coinId, available, frozen, borrowed }) => [
              holdingKey(wallet, tradeId, coinId),
              [add(available ?? '', frozen ?? ''), borrowed ?? ''],
            ]),
          ),
        ).toEqual(balances);

        const { total, byAccount, byCoin } = see(overview.$data) ?? expect.fail('the total is not known');
        expect(total.isPartial).toBe(false);
        for (const parts of [shownParts(byAccount, total, unit), shownParts(byCoin, total, unit)])
          expect(compare(sumOfShown(parts.map(({ value }) => value)), shownTotal(total, unit) ?? '')).toBe(0);
        expect((await ask(summary.overview, {})).totalUsdt).toBe(truncate(total.usdt, 8));
        expect(see(profit.$data)?.at(-1)?.totalUsdt).toBe(truncate(total.usdt, 2));

        const risks = [
          ...marginRows(account.crossMargin, null, see(crossAccount.$data)?.assets ?? []),
          ...(see(isolatedAccounts.$data) ?? []).flatMap(({ tradeId, base, quote }) =>
            marginRows(account.isolatedMargin, tradeId, [base, quote]),
          ),
        ];
        const debts = new Map(
          rows.map((row) => [holdingKey(row.wallet, row.tradeId, row.coinId), [row.borrowed ?? '', row.interest ?? '']]),
        );
        for (const [key, shown, debt] of risks) {
          expect([key, shown]).toEqual([key, balances.get(key) ?? ['0', '0']]);
          expect([key, debt]).toEqual([key, debts.get(key) ?? ['0', '0']]);
        }

        const positions = see($contractPositions);
        const gained = summed(
          positions,
          ({ contractCode }) => settledIn(contractCode),
          ({ unrealised }) => unrealised,
        );
        const contractRows = rows.filter(({ wallet }) => wallet === account.perpetual);
        expect(
          summed(
            contractRows,
            ({ coinName }) => coinName,
            ({ unrealised }) => unrealised ?? '',
          ),
        ).toEqual(gained);

        const bills = await fetchAll((pageNum) => ask(spot.bills, { query: { pageNum, pageSize: 500 } }));
        for (const [key, sum] of summed(
          bills,
          (bill) => holdingKey(bill.account, bill.tradeId, bill.coinId),
          ({ amount }) => amount,
        ))
          expect([key, sum]).toEqual([key, balances.get(key)?.[0] ?? '0']);

        const { arrived, departed, pending } = await recordsOf(ask, bills);
        expect(arrived[0]).toEqual(arrived[1]);
        expect(departed[0]).toEqual(departed[1]);
        for (const [coinId, amount] of pending) {
          const frozen = rows.find((row) => row.wallet === account.spot && String(row.coinId) === coinId)?.frozen ?? '0';
          expect([coinId, isGreater(amount, frozen)]).toEqual([coinId, false]);
        }
        occurrences.pending += pending.size;
        occurrences.gained += gained.size;
        occurrences.indebted += risks.filter(([, , [principal]]) => compare(principal, '0') > 0).length;
      }
    }
    expect(Object.values(occurrences).every((count) => count > 0)).toBe(true);
  },
  Math.max(120_000, worlds * 6_000),
);

/** The coin in which profit and loss of a contract are settled. */
const settledIn = (contractCode: string): string => (contractCode.endsWith('usd') ? contractCode.slice(0, -3).toUpperCase() : 'USDT');
const sumOfShown = (values: readonly (Decimal | null)[]): Decimal => add('0', ...values.map((value) => value ?? ''));
