import { personas } from '@fixtures/personas';
import { defineModule, type SeedAction } from '@mocks/exchange/module';
import { savingsCollections } from './collections';
import { SavingsEvent } from './events';
import { savingsNotices } from './notices';
import { createSavings, type Savings } from './savings';

/** The trader started saving ten days before the world starts. */
const savingsActions: readonly SeedAction<{ readonly savings: Savings }>[] = [
  { beforeMs: 10 * 86_400_000, act: ({ savings }) => savings.deposit(personas.trader.login.fid, '1000') },
];

/** A savings pot: the smallest product that uses everything a module can provide. */
export const savingsModule = defineModule({
  name: 'savings',
  collections: savingsCollections,
  events: SavingsEvent,
  notices: savingsNotices,
  seed: savingsActions,
  create: createSavings,
});
