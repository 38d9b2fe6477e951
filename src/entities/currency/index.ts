export { $currencies, $currency, $perCny, currencyChosen, inCurrency, type DisplayCurrency } from './model';
