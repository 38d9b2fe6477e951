export { $currencies, $currency, $cnyRates, currencyChosen, inCurrency, type CnyRates, type DisplayCurrency } from './model';
