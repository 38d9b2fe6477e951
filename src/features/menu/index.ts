export { isMockTrading, type Situation } from './conditions';
export { type MenuEntries, type MenuEntry, type Onlooker } from './entries';
export { useMenu } from './useMenu';
