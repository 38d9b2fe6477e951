import { defineModule } from '../module';
import { announcementNotices } from './notices';
import { announcementActions } from './seed';

/** Inbox messages of the seed: public announcements, triggered price alerts and logins. */
export const announcementsModule = defineModule({
  name: 'announcements',
  collections: {},
  events: null,
  notices: announcementNotices,
  seed: announcementActions,
  create: () => null,
});
