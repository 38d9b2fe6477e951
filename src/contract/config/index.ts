export * as config from './endpoints';
export { Compliance, LocaleRow, PartnerConfig, PlatformStats, ServiceConfig, TradeAreaRow } from './schema/platform';
export { Download, ExchangeRate, ServiceLine, SiteConfig, WebConfig } from './schema/site';
export { type AppFile, type AppRelease } from './schema/releases';
export { moduleState, rebateStatus, serviceLine, type AppPlatform } from './constants';
export { KycConfig } from './schema/kyc';
