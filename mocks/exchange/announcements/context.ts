import type { EngineContext } from '../context';
import type { securityCollections } from '../security/collections';
import type { securityNotices } from '../security/notices';
import type { announcementNotices } from './notices';

/** The engine context of announcements. */
export type AnnouncementsContext = EngineContext<{
  collections: typeof securityCollections;
  notices: keyof typeof announcementNotices | keyof typeof securityNotices;
}>;
