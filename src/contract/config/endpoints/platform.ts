import * as z from 'zod/mini';
import { endpoint } from '../../endpoint';
import { Compliance, LocaleRow, PartnerConfig, PlatformFigures, ServiceConfig, TradeAreaRow } from '../schema/platform';

const fields = 'only the path is shown, no field of the response';

export const locales = endpoint('config.locales', {
  method: 'GET',
  path: '/hk-web/public/common/locales',
  access: 'public',
  data: z.array(LocaleRow),
  assumed: fields,
});

export const serviceConfig = endpoint('config.serviceConfig', {
  method: 'GET',
  path: '/hk-web/public/service/get-config',
  access: 'public',
  data: ServiceConfig,
});

export const platform = endpoint('config.platform', {
  method: 'GET',
  path: '/hk-web/v3/getConfig',
  access: 'public',
  data: PlatformFigures,
  assumed: `${fields}; it contains the statistics of the home page`,
});

export const tradeAreas = endpoint('config.tradeAreas', {
  method: 'GET',
  path: '/hk-web/market/trade_areas',
  access: 'public',
  data: z.array(TradeAreaRow),
  assumed: fields,
});

export const partner = endpoint('config.partner', {
  method: 'GET',
  path: '/hk-web/partner/get-gga-config',
  access: 'public',
  data: PartnerConfig,
  assumed: fields,
});

export const compliance = endpoint('config.compliance', {
  method: 'GET',
  path: '/hk-web/public/compliance/check',
  access: 'public',
  data: Compliance,
  onError: 'manual',
  assumed: `${fields}; what follows from the switched-off handling of codes is not shown either`,
});
