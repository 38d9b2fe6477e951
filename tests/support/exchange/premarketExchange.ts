import { account } from '@/contract/capital';
import { createEngine } from '@mocks/exchange/engine';
import { executionModule } from '@mocks/exchange/execution/module';
import { interventionsModule } from '@mocks/exchange/interventions/module';
import { coinByName } from '@mocks/exchange/markets';
import { userReference, entryKind, movement, systemAccounts } from '@mocks/exchange/posting';
import { premarketModule } from '@mocks/exchange/premarket/module';
import { announceTokens } from '@mocks/exchange/premarket/seed';
import { spotModule } from '@mocks/exchange/spot/module';
import { usersModule } from '@mocks/exchange/users/module';

/** Opens only the pre-market and the spot market, for owners with a million USDT each: TESL, KORA and HLCN are traded, TESL is listed in five hours, VELA opens in seven. */
export function openPremarket(at: number, owners: readonly number[]) {
  const { context, db, products, advanceTo } = createEngine({
    seed: 'premarket',
    at,
    modules: [usersModule, executionModule, spotModule, premarketModule, interventionsModule],
  });
  const { ledger, market, book, inbox } = context;
  const spot = (owner: number | 'external') => ({ account: { owner, wallet: account.spot }, bucket: 'available' }) as const;
  const { coinId } = coinByName('USDT');
  for (const owner of owners)
    ledger.post({
      at,
      kind: entryKind.deposit,
      reference: userReference(owner),
      lines: movement(coinId, '1000000', spot(systemAccounts.external), spot(owner)),
    });
  announceTokens(products.premarket, at);
  return {
    db,
    ledger,
    market,
    book,
    inbox,
    spot: products.spot,
    premarket: products.premarket,
    get now() {
      return context.now();
    },
    advanceTo,
  };
}
