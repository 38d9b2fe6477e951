import { defineModule } from '../module';
import { interventionsCollections } from './collections';
import { InterventionEvent } from './events';
import { createInterventions } from './interventions';

/** Interventions in the markets through the simulation controls. */
export const interventionsModule = defineModule({
  name: 'interventions',
  collections: interventionsCollections,
  events: InterventionEvent,
  notices: {},
  seed: [],
  create: createInterventions,
});
