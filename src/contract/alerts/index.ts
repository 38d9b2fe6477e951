export * as alerts from './endpoints';
export { alertBasis, alertRepeat, maxAlerts, type AlertBasis, type AlertRepeat } from './constants';
export { PriceAlert, type PriceAlertRequest } from './schema';
