export { AccountBalances } from './AccountBalances';
export { AssetsCard, type AssetsCardProps } from './AssetsCard';
