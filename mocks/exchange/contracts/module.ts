import type { Execution } from '../execution/execution';
import { defineModule } from '../module';
import { contractsCollections } from './collections';
import type { ContractsContext } from './context';
import { PositionEvent } from './events';
import { positionNotices } from './notices';
import { contractActions } from './seed';
import { createPositions } from './positions';

/** Contracts, real and mock. */
export const contractsModule = defineModule({
  name: 'positions',
  collections: contractsCollections,
  events: PositionEvent,
  notices: positionNotices,
  seed: contractActions,
  create: (context: ContractsContext, { execution }: { readonly execution: Execution }) => createPositions(context, execution),
});
