import * as z from 'zod/mini';
import { endpoint } from '../../endpoint';
import { Download, ExchangeRate, SiteConfig, WebConfig } from '../schema/site';

const unknownFields = 'only the path is shown, no field of the response';

export const webConfig = endpoint('config.webConfig', {
  method: 'GET',
  path: '/hk-web/public/get-web-config',
  access: 'public',
  data: WebConfig,
  assumed: 'that this call returns the web config is not shown',
});

export const site = endpoint('config.site', {
  method: 'GET',
  path: '/hk-web/v2/getConfig',
  access: 'public',
  data: SiteConfig,
  assumed: `${unknownFields}; it contains the switches of the whole site`,
});

export const exchangeRates = endpoint('config.exchangeRates', {
  method: 'GET',
  path: '/hk-web/public/currency/detail',
  access: 'public',
  data: z.array(ExchangeRate),
  assumed: 'that this call returns the list of exchange rates is not shown',
});

export const downloadUrl = endpoint('config.downloadUrl', {
  method: 'POST',
  path: '/hk-web/v2/common/dowloadUrl',
  access: 'public',
  changesState: false,
  data: Download,
  assumed: `${unknownFields}; it feeds the download popover`,
});
