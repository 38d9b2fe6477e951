import { config, moduleState, serviceLine } from '@/contract/config';
import { documentTypes, identityType } from '@/contract/identity';
import { tradeArea } from '@/contract/market';
import { currencies } from '@fixtures/currencies';
import { download, languages } from '@fixtures/site';
import { maxFileBytes } from '../exchange/identity/documents';
import { marketFigures } from '../exchange/markets';
import { implement } from './implement';

const serviceLines = [{ type: serviceLine.deskChat }, { type: serviceLine.liveChat }, { type: serviceLine.webChat }];

export const configCalls = implement(config, {
  downloadUrl: () => download,
  webConfig: () => ({ serviceLines, kolIncentive: true, rebateStatus: 1 }),
  locales: () => [...languages],
  kycConfig: () => ({
    identityTypes: [identityType.standard, identityType.advanced, identityType.company],
    documentTypes: [...documentTypes],
    maxFileBytes,
  }),
  serviceConfig: () => ({ serviceLines }),
  site: () => ({
    defaultLocale: 'en_US',
    defaultCurrency: 'USD',
    isRegisterOpen: true,
    modules: modules.map((module) => ({ module, state: moduleState.open })),
  }),
  platform: ({ world }) => ({ ...marketFigures(world.market, world.now), userCount: 2_418_350, countryCount: 112 }),
  tradeAreas: () => Object.entries(tradeArea).map(([name, area]) => ({ tradeArea: area, name: name.toUpperCase() })),
  partner: () => ({ isEnabled: true }),
  exchangeRates: () => currencies.map(({ currencyCode, exchangeRate }) => ({ currencyCode, exchangeRate })),
  compliance: () => ({ isRestricted: false, region: 'SG', notice: '' }),
});

const modules = ['spot', 'margin', 'contract', 'copy', 'c2c', 'earn', 'live'] as const;
