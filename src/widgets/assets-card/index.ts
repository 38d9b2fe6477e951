export { AccountBalances } from './AccountBalances';
export { AssetsCard, type AssetsCardProps } from './AssetsCard';
export { $unit } from './model';
export { UnitTabs, type UnitTabsProps } from './UnitTabs';
