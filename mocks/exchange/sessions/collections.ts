import { collection } from '../../db';
import { KeptAnswer, Session } from './records';

/** The records of who is logged in, and what they were answered. */
export const sessionsCollections = {
  keptAnswers: collection({ schema: KeptAnswer, key: 'id' }),
  sessions: collection({ schema: Session, key: 'key' }),
};
