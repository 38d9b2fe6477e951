import { config, moduleState, serviceLine } from '@/contract/config';
import { documentTypes, identityType } from '@/contract/identity';
import { tradeArea } from '@/contract/market';
import { currencies } from '@fixtures/currencies';
import { appReleases, appSystems, download, languages, platform } from '@fixtures/site';
import { minEdge, maxFileBytes } from '../exchange/identity/documents';
import { levels } from '../exchange/identity/levels';
import { unservedCountries } from '../exchange/identity/review';
import { listedPairs } from '../exchange/listings';
import { marketFigures } from '../exchange/markets';
import { siteModules } from '../exchange/site/records';
import { serverTexts } from '../texts';
import { implement } from './implement';

const dayMs = 86_400_000;
const serviceLines = [{ type: serviceLine.deskChat }, { type: serviceLine.liveChat }, { type: serviceLine.webChat }];

export const configCalls = implement(config, {
  downloadUrl: () => download,
  appReleases: ({ language, world }) =>
    appReleases.map(({ version, daysAgo, iosBytes, androidBytes, sha256, notes }) => ({
      version,
      releasedTime: world.startedAt - daysAgo * dayMs,
      notes: [...notes[language]],
      files: [
        { platform: 'ios', minimumSystem: appSystems.ios, bytes: iosBytes, url: null, sha256: null },
        {
          platform: 'android',
          minimumSystem: appSystems.android,
          bytes: androidBytes,
          url: `${download.androidUrl}/${version}.apk`,
          sha256,
        },
      ],
    })),
  webConfig: () => ({ serviceLines, kolIncentive: true, rebateStatus: 1 }),
  locales: () => [...languages],
  kycConfig: () => ({
    identityTypes: [identityType.standard, identityType.advanced, identityType.company],
    documentTypes: [...documentTypes],
    maxFileBytes,
    minEdge,
    unservedCountries: [...unservedCountries],
    reviews: Object.values(levels).map(({ identityType: level, reviewMs }) => ({ identityType: level, minutes: reviewMs / 60_000 })),
  }),
  serviceConfig: () => ({ serviceLines }),
  site: ({ world: { site } }) => ({
    defaultLocale: 'en_US',
    defaultCurrency: 'USD',
    isRegisterOpen: !site.isRestricted(),
    modules: siteModules.map((module) => ({
      module,
      state: site.isUnderMaintenance(module) ? moduleState.maintenance : moduleState.open,
    })),
  }),
  platform: ({ world }) => ({
    ...marketFigures(world.market, listedPairs(world.db, world.now), world.now),
    userCount: platform.userCount + world.db.users.find().total,
    countryCount: platform.countryCount,
  }),
  tradeAreas: () => Object.entries(tradeArea).map(([name, area]) => ({ tradeArea: area, name: name.toUpperCase() })),
  partner: () => ({ isEnabled: true }),
  exchangeRates: () => currencies.map(({ currencyCode, exchangeRate }) => ({ currencyCode, exchangeRate })),
  compliance: ({ language, world: { site } }) => ({
    isRestricted: site.isRestricted(),
    region: site.region(),
    notice: site.isRestricted() ? serverTexts.regionRestricted[language] : '',
  }),
});
