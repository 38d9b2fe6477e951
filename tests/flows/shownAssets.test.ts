import { expect, test } from 'vitest';
import { assets, type AccountAssets } from '@/contract/assets';
import { transferAccounts } from '@/contract/capital';
import { add, compare, type Decimal } from '@/contract/decimal';
import { overviewOf } from '@/pages/assets/overview/overview';
import { call } from '@/shared/api';
import { shownParts, shownTotal, valueUnit } from '@/widgets/account-assets';
import { personas } from '@fixtures/personas';
import { control } from '@mocks/control';
import { openInPage } from '@mocks/http/inPage';
import type { World } from '@mocks/world';
import { historyStart } from '@tests/support/exchange/actions';
import type { Ask } from '@tests/support/exchange/examples/example';
import { contractSteps } from '@tests/support/exchange/walk/contractSteps';
import { diceOf } from '@tests/support/exchange/walk/dice';
import { moneySteps } from '@tests/support/exchange/walk/moneySteps';
import { spotSteps } from '@tests/support/exchange/walk/spotSteps';

const worlds = 20;
const stepsEach = 15;
const owners = ['trader', 'crossMargin', 'isolatedMargin', 'contractTrader'] as const;
const unit = valueUnit('USDT', null, { code: 'USD', rate: '1' });

/** A world in which these people have traded, borrowed and moved money at random. */
async function randomWorld(seed: string): Promise<{ readonly world: World; readonly ask: Ask }> {
  const own = openInPage({ source: () => historyStart, startedAt: historyStart, seed });
  const ask: Ask = (endpoint, input) => call(endpoint, input, { origin: 'http://127.0.0.1', language: 'en_US', transport: own.transport });
  const dice = diceOf(seed);
  for (let step = 0; step < stepsEach; step += 1) {
    await ask(control.persona, { body: { persona: dice.pick(owners) } });
    // A step that is refused leaves the world as it was, which is as good as any other.
    await dice
      .some(dice.pick([spotSteps, contractSteps, moneySteps]))
      ?.act(ask, dice)
      .catch(() => {});
  }
  return { world: own.simulation.world(), ask };
}

/** What the ledger and the loans say of an owner, by account, pair and coin. */
function booked({ ledger, db }: World, owner: number): Map<string, readonly [held: Decimal, borrowed: Decimal]> {
  const debts = db.marginDebts.find({ where: { owner } }).list;
  return new Map(
    ledger.holdings(owner).map(({ account: { wallet, tradeId = null }, coinId, available, frozen }) => {
      const debt = debts.find((each) => each.wallet === wallet && each.tradeId === tradeId && each.coinId === coinId);
      return [`${wallet}/${tradeId}/${coinId}`, [add(available, frozen), debt?.principal ?? '0']];
    }),
  );
}

test('in random worlds the asset pages show what the ledger holds, and their parts add up to the total', async () => {
  for (let index = 0; index < worlds; index += 1) {
    const { world, ask } = await randomWorld(`shown assets ${index}`);
    for (const persona of owners) {
      await ask(control.persona, { body: { persona } });
      const accounts = await Promise.all(
        transferAccounts.map(async (wallet) => ({ wallet, assets: await ask(assets.accountAssets, { params: { wallet } }), error: null })),
      );
      const shown = accounts.flatMap(({ assets: { list } }: { readonly assets: AccountAssets }) =>
        list.map(({ wallet, tradeId, coinId, available, frozen, borrowed }) => {
          const parts = [add(available ?? '', frozen ?? ''), borrowed ?? ''] as const;
          return [`${wallet}/${tradeId}/${coinId}`, parts] as const;
        }),
      );
      expect(new Map(shown)).toEqual(booked(world, personas[persona].login.fid));
      const overview = overviewOf(accounts) ?? expect.fail('not known');
      expect(overview.total.isPartial).toBe(false);
      const total = shownTotal(overview.total, unit);
      for (const parts of [shownParts(overview.byAccount, overview.total, unit), shownParts(overview.byCoin, overview.total, unit)])
        expect(compare(add('0', ...parts.map(({ value }) => value ?? '')), total ?? '')).toBe(0);
    }
  }
});
