export { $currencies, $currency, $cnyRates, currencyChosen, type CnyRates, type DisplayCurrency } from './model';
export { compactMoneyParts } from './compactMoney';
export { moneyParts, moneyText } from './moneyText';
