import { defineModule } from '../module';
import { executionCollections } from './collections';
import { ExecutionEvent } from './events';
import { createExecution } from './execution';

/** Order execution for all products. */
export const executionModule = defineModule({
  name: 'execution',
  collections: executionCollections,
  events: ExecutionEvent,
  notices: {},
  seed: [],
  create: createExecution,
});
