export { isMockTrading, type MenuContext } from './conditions';
export { type MenuEntries, type MenuEntry, type Viewer } from './entries';
export { useMenu } from './useMenu';
