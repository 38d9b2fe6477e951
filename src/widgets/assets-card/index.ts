export { AssetsCard, type AssetsCardProps } from './AssetsCard';
