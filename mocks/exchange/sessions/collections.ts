import { collection } from '../../db';
import { IdempotentAnswer, Session } from './records';

/** The records of sessions and idempotent responses. */
export const sessionsCollections = {
  idempotentAnswers: collection({ schema: IdempotentAnswer, key: 'id' }),
  sessions: collection({ schema: Session, key: 'key' }),
};
