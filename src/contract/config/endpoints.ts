import * as z from 'zod/mini';
import { endpoints } from '../endpoint';
import {
  Compliance,
  Download,
  ExchangeRate,
  KycConfig,
  LocaleRow,
  PartnerConfig,
  PlatformFigures,
  ServiceConfig,
  SiteConfig,
  TradeAreaRow,
  WebConfig,
} from './schema';

const fields = 'only the path is shown, no field of the answer';

export const config = endpoints('config', {
  downloadUrl: {
    method: 'POST',
    path: '/hk-web/v2/common/dowloadUrl',
    access: 'public',
    changes: false,
    data: Download,
    assumed: `${fields}; it feeds the download popover`,
  },
  webConfig: {
    method: 'GET',
    path: '/hk-web/public/get-web-config',
    access: 'public',
    data: WebConfig,
    assumed: 'that this call answers the web config is not shown',
  },
  locales: { method: 'GET', path: '/hk-web/public/common/locales', access: 'public', data: z.array(LocaleRow), assumed: fields },
  kycConfig: { method: 'GET', path: '/hk-web/public/kyc/get-config', access: 'public', data: KycConfig, assumed: fields },
  serviceConfig: { method: 'GET', path: '/hk-web/public/service/get-config', access: 'public', data: ServiceConfig },
  site: {
    method: 'GET',
    path: '/hk-web/v2/getConfig',
    access: 'public',
    data: SiteConfig,
    assumed: `${fields}; it holds the switches of the whole site`,
  },
  platform: {
    method: 'GET',
    path: '/hk-web/v3/getConfig',
    access: 'public',
    data: PlatformFigures,
    assumed: `${fields}; it holds the figures the home page counts up`,
  },
  tradeAreas: { method: 'GET', path: '/hk-web/market/trade_areas', access: 'public', data: z.array(TradeAreaRow), assumed: fields },
  partner: { method: 'GET', path: '/hk-web/partner/get-gga-config', access: 'public', data: PartnerConfig, assumed: fields },
  exchangeRates: {
    method: 'GET',
    path: '/hk-web/public/currency/detail',
    access: 'public',
    data: z.array(ExchangeRate),
    assumed: 'that this call answers the list of exchange rates is not shown',
  },
  compliance: {
    method: 'GET',
    path: '/hk-web/public/compliance/check',
    access: 'public',
    data: Compliance,
    onError: 'manual',
    assumed: `${fields}; what follows from the switched-off handling of codes is not shown either`,
  },
});
