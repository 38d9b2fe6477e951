import * as z from 'zod/mini';
import { endpoint } from '../../endpoint';
import {
  Compliance,
  Download,
  ExchangeRate,
  LocaleRow,
  PartnerConfig,
  PlatformFigures,
  ServiceConfig,
  SiteConfig,
  TradeAreaRow,
  WebConfig,
} from '../schema/site';

const fields = 'only the path is shown, no field of the answer';

export const downloadUrl = endpoint('config.downloadUrl', {
  method: 'POST',
  path: '/hk-web/v2/common/dowloadUrl',
  access: 'public',
  changes: false,
  data: Download,
  assumed: `${fields}; it feeds the download popover`,
});

export const webConfig = endpoint('config.webConfig', {
  method: 'GET',
  path: '/hk-web/public/get-web-config',
  access: 'public',
  data: WebConfig,
  assumed: 'that this call answers the web config is not shown',
});

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

export const site = endpoint('config.site', {
  method: 'GET',
  path: '/hk-web/v2/getConfig',
  access: 'public',
  data: SiteConfig,
  assumed: `${fields}; it holds the switches of the whole site`,
});

export const platform = endpoint('config.platform', {
  method: 'GET',
  path: '/hk-web/v3/getConfig',
  access: 'public',
  data: PlatformFigures,
  assumed: `${fields}; it holds the figures the home page counts up`,
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

export const exchangeRates = endpoint('config.exchangeRates', {
  method: 'GET',
  path: '/hk-web/public/currency/detail',
  access: 'public',
  data: z.array(ExchangeRate),
  assumed: 'that this call answers the list of exchange rates is not shown',
});

export const compliance = endpoint('config.compliance', {
  method: 'GET',
  path: '/hk-web/public/compliance/check',
  access: 'public',
  data: Compliance,
  onError: 'manual',
  assumed: `${fields}; what follows from the switched-off handling of codes is not shown either`,
});
