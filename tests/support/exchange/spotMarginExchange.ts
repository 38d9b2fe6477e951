import { createEngine } from '@mocks/exchange/engine';
import type { MarginContext } from '@mocks/exchange/margin/context';
import { executionModule } from '@mocks/exchange/execution/module';
import { interventionsModule } from '@mocks/exchange/interventions/module';
import { marginModule } from '@mocks/exchange/margin/module';
import { coinByName } from '@mocks/exchange/markets';
import { userReference, entryKind, systemAccounts, movement, type Account } from '@mocks/exchange/posting';
import { spotModule } from '@mocks/exchange/spot/module';
import { transfersModule } from '@mocks/exchange/transfers/module';
import { usersModule } from '@mocks/exchange/users/module';
import type { World } from '@mocks/world';

/** The spot and margin part of a world. */
export type SpotMarginExchange = Pick<World, 'ledger' | 'market' | 'book' | 'spot' | 'margin' | 'now' | 'advanceTo'> & {
  readonly db: MarginContext['db'] & Pick<World['db'], 'snapshot'>;
};

/** The initial balance of an account. */
export interface OpeningBalance {
  readonly account: Account;
  readonly coin: string;
  readonly amount: string;
}

/** Opens only spot and margin trading, without users or history, so that properties can run thousands of cases. */
export function openSpotMargin({
  seed,
  at,
  openingBalances,
}: {
  seed: string;
  at: number;
  openingBalances: readonly OpeningBalance[];
}): SpotMarginExchange {
  const { context, db, products, advanceTo } = createEngine({
    seed,
    at,
    modules: [usersModule, executionModule, spotModule, marginModule, transfersModule, interventionsModule],
  });
  const { ledger, market, book } = context;
  for (const { account, coin, amount } of openingBalances)
    ledger.post({
      at,
      kind: entryKind.deposit,
      reference: userReference(Number(account.owner)),
      lines: movement(
        coinByName(coin).coinId,
        amount,
        { account: { owner: systemAccounts.external, wallet: account.wallet }, bucket: 'available' },
        { account, bucket: 'available' },
      ),
    });
  return {
    db,
    ledger,
    market,
    book,
    spot: products.spot,
    margin: products.margin,
    get now() {
      return context.now();
    },
    advanceTo,
  };
}
