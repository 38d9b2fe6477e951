import { defineModule } from '../module';
import { announcementNotices } from './notices';
import { announcementActions } from './seed';

/** What everybody is told, and what somebody has asked to be told. */
export const announcementsModule = defineModule({
  name: 'announcements',
  collections: {},
  events: null,
  notices: announcementNotices,
  seed: announcementActions,
  create: () => null,
});
