import { defineModule } from '../module';
import { securityCollections } from './collections';
import { SecurityEvent } from './events';
import { securityNotices } from './notices';
import { securityActions } from './seed';
import { createSecurity } from './security';

/** Registration, login and account security. */
export const securityModule = defineModule({
  name: 'security',
  collections: securityCollections,
  events: SecurityEvent,
  notices: securityNotices,
  seed: securityActions,
  create: createSecurity,
});
