import * as z from 'zod/mini';
import { code } from '../codes';
import { endpoint } from '../endpoint';
import { PriceAlert, PriceAlertChangeRequest, PriceAlertPath, PriceAlertRequest, PriceAlerts } from './schema';

const unlisted = 'no document lists a call of price alerts, only the messages they send; named in the style of the favourites';

export const list = endpoint('alerts.list', {
  method: 'GET',
  path: '/hk-web/price-alert/list',
  access: 'user',
  data: PriceAlerts,
  assumed: unlisted,
});

export const create = endpoint('alerts.create', {
  method: 'POST',
  path: '/hk-web/price-alert',
  access: 'user',
  body: PriceAlertRequest,
  data: PriceAlert,
  codes: [code.notFound, code.orderOffTick, code.orderTriggerPassed, code.tooManyAlerts],
  assumed: unlisted,
});

export const change = endpoint('alerts.change', {
  method: 'PUT',
  path: '/hk-web/price-alert/:alertId',
  access: 'user',
  params: PriceAlertPath,
  body: PriceAlertChangeRequest,
  data: PriceAlert,
  codes: [code.notFound, code.orderOffTick, code.orderTriggerPassed, code.tooManyAlerts],
  assumed: unlisted,
});

export const remove = endpoint('alerts.remove', {
  method: 'DELETE',
  path: '/hk-web/price-alert/:alertId',
  access: 'user',
  params: PriceAlertPath,
  data: z.null(),
  codes: [code.notFound],
  assumed: unlisted,
});
