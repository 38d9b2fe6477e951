import * as z from 'zod/mini';
import { unknownAnswer } from '../../assumptions';
import { assumed, decimal, oneOf } from '../../endpoint';
import { lenient } from '../../lenient';
import { moduleState, serviceLine } from '../constants';

export const ServiceLine = z.object({
  type: oneOf(serviceLine),
  script: assumed(
    z.optional(z.string()),
    'the URL of a vendor’s script: how a chat line is loaded is not shown; without one the exchange’s own support answers',
  ),
});
export type ServiceLine = z.output<typeof ServiceLine>;

export const WebConfig = z.object({
  serviceLines: lenient(z.array(ServiceLine), []),
  kolIncentive: lenient(z.boolean(), false),
  rebateStatus: lenient(z.int(), 0),
});
export type WebConfig = z.output<typeof WebConfig>;

/** Site-wide settings: defaults, and which modules are under maintenance. */
export const SiteConfig = assumed(
  z.object({
    defaultLocale: lenient(z.string(), ''),
    defaultCurrency: lenient(z.string(), ''),
    isRegisterOpen: lenient(z.boolean(), true),
    modules: lenient(z.array(z.object({ module: z.string(), state: oneOf(moduleState) })), []),
  }),
  unknownAnswer,
);
export type SiteConfig = z.output<typeof SiteConfig>;

export const ExchangeRate = z.object({
  currencyCode: z.string(),
  exchangeRate: assumed(decimal(), 'what one USDT costs in this currency: the base of the rate is not shown'),
});
export type ExchangeRate = z.output<typeof ExchangeRate>;

/** Content of the download popover: app addresses and backup sites. */
export const Download = assumed(
  z.object({
    appUrl: lenient(z.string(), ''),
    iosUrl: lenient(z.string(), ''),
    androidUrl: lenient(z.string(), ''),
    backupSites: lenient(z.array(z.string()), []),
  }),
  unknownAnswer,
);
export type Download = z.output<typeof Download>;
