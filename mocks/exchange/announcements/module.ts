import { defineModule } from '../module';
import { announcementNotices } from './notices';
import { announcementActions } from './seed';

/** Public announcements and requested alerts. */
export const announcementsModule = defineModule({
  name: 'announcements',
  collections: {},
  events: null,
  notices: announcementNotices,
  seed: announcementActions,
  create: () => null,
});
