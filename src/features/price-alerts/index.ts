export { $alertLines } from './lines';
export { alertMoved, alertsOpened } from './model';
export { PriceAlertsButton, type PriceAlertsButtonProps } from './PriceAlertsButton';
