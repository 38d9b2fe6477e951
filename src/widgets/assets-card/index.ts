export { AccountBalances } from './AccountBalances';
export { AssetsCard, type AssetsCardProps } from './AssetsCard';
export { $unit, unitChosen } from './model';
