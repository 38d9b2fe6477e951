import { collection } from '../../db';
import { recordingRetentionMs } from '../retention';
import { StoredBan, StoredChat, StoredReport, StoredRoom, StoredRoomRelation } from './records';

/** Upper bound of a room's length: chats must be kept until the recording expires, whose period starts at the end of the room. */
const maxRoomMs = 86_400_000;

/** The records of live rooms. */
export const liveCollections = {
  liveRooms: collection({
    schema: StoredRoom,
    key: 'id',
    indexes: ['status', 'hostUid'],
    retainUntil: ({ endTime }) => (endTime === null ? null : endTime + recordingRetentionMs),
  }),
  liveChats: collection({
    schema: StoredChat,
    key: 'msgId',
    indexes: ['roomId', ['roomId', 'kind'], ['roomId', 'isPinned'], ['userId', 'kind']],
    retainUntil: ({ createdTime }) => createdTime + recordingRetentionMs + maxRoomMs,
  }),
  liveBans: collection({ schema: StoredBan, key: 'key' }),
  liveReports: collection({ schema: StoredReport, key: 'key', indexes: ['roomId'] }),
  roomRelations: collection({ schema: StoredRoomRelation, key: 'key', indexes: [['roomId', 'kind']] }),
};
