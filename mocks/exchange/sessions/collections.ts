import { collection } from '../../db';
import { IdempotentAnswer, Session } from './records';

/** The records of who is logged in, and what they were answered. */
export const sessionsCollections = {
  idempotentAnswers: collection({ schema: IdempotentAnswer, key: 'id' }),
  sessions: collection({ schema: Session, key: 'key' }),
};
