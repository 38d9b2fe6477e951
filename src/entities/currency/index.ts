export { $currencies, $currency, $currencyCode, currencyChosen, inCurrency, type DisplayCurrency } from './model';
