export * as config from './endpoints';
export {
  Compliance,
  Download,
  ExchangeRate,
  KycConfig,
  LocaleRow,
  PartnerConfig,
  PlatformFigures,
  ServiceConfig,
  ServiceLine,
  SiteConfig,
  TradeAreaRow,
  WebConfig,
} from './schema';
export { moduleState, rebateStatus, serviceLine } from './constants';
