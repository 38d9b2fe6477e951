import { moduleState, serviceLine, type config } from '@/contract/config';
import { currencies } from '@fixtures/currencies';
import { siteModules } from '../exchange/site/records';
import { serverTexts } from '../texts';
import type { Resolvers } from './implement';

export const serviceLines = [{ type: serviceLine.deskChat }, { type: serviceLine.liveChat }, { type: serviceLine.webChat }];

/** The configuration that every page loads. */
export const siteConfigCalls: Pick<Resolvers<typeof config>, 'webConfig' | 'site' | 'exchangeRates' | 'compliance'> = {
  webConfig: () => ({ serviceLines, kolIncentive: true, rebateStatus: 1 }),
  site: ({ world: { site } }) => ({
    defaultLocale: 'en_US',
    defaultCurrency: 'USD',
    isRegisterOpen: !site.isRestricted(),
    modules: siteModules.map((module) => ({
      module,
      state: site.isUnderMaintenance(module) ? moduleState.maintenance : moduleState.open,
    })),
  }),
  exchangeRates: () => currencies.map(({ currencyCode, exchangeRate }) => ({ currencyCode, exchangeRate })),
  compliance: ({ language, world: { site } }) => ({
    isRestricted: site.isRestricted(),
    region: site.region(),
    notice: site.isRestricted() ? serverTexts.regionRestricted[language] : '',
  }),
};
