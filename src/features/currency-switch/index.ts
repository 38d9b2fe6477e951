export { CurrencyList } from './CurrencyList';
