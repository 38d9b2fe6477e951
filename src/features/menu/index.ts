export { isMockTrading, type MenuContext } from './conditions';
export { type MenuEntryGroup, type MenuEntry, type Viewer } from './entries';
export { $hasLiveRoom, liveRoomsChanged } from './liveRooms';
export { useMenu } from './useMenu';
