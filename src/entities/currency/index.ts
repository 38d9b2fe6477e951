export { $currencies, $currency, $cnyRates, currencyChosen, type CnyRates, type DisplayCurrency } from './model';
export { moneyParts, moneyText } from './moneyText';
