import { defineModule } from '../module';
import { createAlerts } from './alerts';
import { alertCollections } from './collections';
import { AlertEvent } from './events';
import { alertNotices } from './notices';

/** Price alerts. */
export const alertsModule = defineModule({
  name: 'alerts',
  collections: alertCollections,
  events: AlertEvent,
  notices: alertNotices,
  seed: [],
  create: createAlerts,
});
