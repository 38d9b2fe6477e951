export * as config from './endpoints';
export {
  Compliance,
  Download,
  ExchangeRate,
  LocaleRow,
  PartnerConfig,
  PlatformFigures,
  ServiceConfig,
  ServiceLine,
  SiteConfig,
  TradeAreaRow,
  WebConfig,
} from './schema/site';
export { type AppFile, type AppRelease } from './schema/releases';
export { moduleState, rebateStatus, serviceLine, type AppPlatform } from './constants';
export { KycConfig } from './schema/kyc';
