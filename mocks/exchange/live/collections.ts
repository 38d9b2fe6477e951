import { collection } from '../../db';
import { StoredBan, StoredChat, StoredReport, StoredRoom, StoredRoomRelation } from './records';

/** The records of live rooms. */
export const liveCollections = {
  liveRooms: collection({ schema: StoredRoom, key: 'id', indexes: ['status', 'hostUid'] }),
  liveChats: collection({
    schema: StoredChat,
    key: 'msgId',
    indexes: ['roomId', ['roomId', 'kind'], ['roomId', 'isPinned'], ['userId', 'kind']],
  }),
  liveBans: collection({ schema: StoredBan, key: 'key' }),
  liveReports: collection({ schema: StoredReport, key: 'key', indexes: ['roomId'] }),
  liveTies: collection({ schema: StoredRoomRelation, key: 'key', indexes: [['roomId', 'kind']] }),
};
