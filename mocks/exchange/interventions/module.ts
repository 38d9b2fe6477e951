import { defineModule } from '../module';
import { interventionsCollections } from './collections';
import { InterventionEvent } from './events';
import { createInterventions } from './interventions';

/** What whoever controls the simulation does to its markets. */
export const interventionsModule = defineModule({
  name: 'interventions',
  collections: interventionsCollections,
  events: InterventionEvent,
  notices: {},
  seed: [],
  create: createInterventions,
});
