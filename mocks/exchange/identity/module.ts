import { defineModule } from '../module';
import { identityCollections } from './collections';
import { IdentityEvent } from './events';
import { identityNotices } from './notices';
import { identityActions } from './seed';
import { createIdentity } from './identity';

/** Identity verification. */
export const identityModule = defineModule({
  name: 'identity',
  collections: identityCollections,
  events: IdentityEvent,
  notices: identityNotices,
  seed: identityActions,
  create: createIdentity,
});
