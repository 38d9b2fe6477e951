export { $currencies, $currency, $currencyCode, $perCny, currencyChosen, inCurrency, type DisplayCurrency } from './model';
