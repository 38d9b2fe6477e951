import type { EngineContext } from '@mocks/exchange/context';
import type { usersCollections } from '@mocks/exchange/users/collections';
import type { savingsCollections } from './collections';
import type { SavingsEvent } from './events';
import type { savingsNotices } from './notices';

/** The engine as savings see it. */
export type SavingsContext = EngineContext<{
  collections: typeof savingsCollections & typeof usersCollections;
  scheduled: SavingsEvent;
  notices: keyof typeof savingsNotices;
}>;
