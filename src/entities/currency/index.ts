export { $currencies, $currencyCode, currencyChosen } from './choice';
export { $currency, $cnyRates, type CnyRates, type DisplayCurrency } from './model';
export { moneyParts, moneyText } from './moneyText';
