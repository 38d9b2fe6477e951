import { defineModule } from '../module';
import { customerServiceCollections } from './collections';
import { createCustomerService } from './customerService';
import { CustomerServiceEvent } from './events';

/** Customer service. */
export const customerServiceModule = defineModule({
  name: 'customerService',
  collections: customerServiceCollections,
  events: CustomerServiceEvent,
  notices: {},
  seed: [],
  create: createCustomerService,
});
