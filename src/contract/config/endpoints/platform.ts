import * as z from 'zod/mini';
import { endpoint } from '../../endpoint';
import { Compliance, LocaleRow, PartnerConfig, PlatformStats, ServiceConfig, TradeAreaRow } from '../schema/platform';

const unknownFields = 'only the path is shown, no field of the response';

export const locales = endpoint('config.locales', {
  method: 'GET',
  path: '/hk-web/public/common/locales',
  access: 'public',
  data: z.array(LocaleRow),
  assumed: unknownFields,
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
  data: PlatformStats,
  assumed: `${unknownFields}; it contains the statistics of the home page`,
});

export const tradeAreas = endpoint('config.tradeAreas', {
  method: 'GET',
  path: '/hk-web/market/trade_areas',
  access: 'public',
  data: z.array(TradeAreaRow),
  assumed: unknownFields,
});

export const partner = endpoint('config.partner', {
  method: 'GET',
  path: '/hk-web/partner/get-gga-config',
  access: 'public',
  data: PartnerConfig,
  assumed: unknownFields,
});

export const compliance = endpoint('config.compliance', {
  method: 'GET',
  path: '/hk-web/public/compliance/check',
  access: 'public',
  data: Compliance,
  onError: 'manual',
  assumed: `${unknownFields}; what follows from the switched-off handling of codes is not shown either`,
});
