export { $alertLines } from './alertLines';
export { alertMoved, alertsOpened } from './model';
export { PriceAlertsButton, type PriceAlertsButtonProps } from './PriceAlertsButton';
