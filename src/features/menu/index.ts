export { isMockTrading, type MenuContext } from './conditions';
export { type MenuEntries, type MenuEntry, type Viewer } from './entries';
export { $isLiveOn, liveChanged } from './isLiveOn';
export { useMenu } from './useMenu';
