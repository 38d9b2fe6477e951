export { AccountBalances } from './AccountBalances';
export { AssetsCard, type AssetsCardProps } from './AssetsCard';
export { $unit } from './model';
export { Shortcuts, type ShortcutsProps } from './Shortcuts';
export { UnitTabs, type UnitTabsProps } from './UnitTabs';
