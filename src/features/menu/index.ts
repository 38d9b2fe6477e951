export { conditionsOf, isMockTrading, type Situation } from './conditions';
export { entriesOf, type MenuEntries, type MenuEntry, type Onlooker } from './entries';
export { useMenu } from './useMenu';
