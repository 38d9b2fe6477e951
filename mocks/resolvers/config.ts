import { config } from '@/contract/config';
import { documentTypes, identityType } from '@/contract/identity';
import { tradeArea } from '@/contract/market';
import { appReleases, minOsVersions, download, languages, platform } from '@fixtures/site';
import { minEdge, maxFileBytes } from '../exchange/identity/documents';
import { levels } from '../exchange/identity/levels';
import { unservedCountries } from '../exchange/identity/review';
import { spotPairsAt } from '../exchange/listings';
import { marketStatistics } from '../exchange/markets';
import { implement } from './implement';
import { serviceLines, siteConfigCalls } from './siteConfig';

const dayMs = 86_400_000;

export const configCalls = implement(config, {
  ...siteConfigCalls,
  downloadUrl: () => download,
  appReleases: ({ language, world }) =>
    appReleases.map(({ version, daysAgo, iosBytes, androidBytes, sha256, notes }) => ({
      version,
      releasedTime: world.startedAt - daysAgo * dayMs,
      notes: [...notes[language]],
      files: [
        { platform: 'ios', minimumSystem: minOsVersions.ios, bytes: iosBytes, url: null, sha256: null },
        {
          platform: 'android',
          minimumSystem: minOsVersions.android,
          bytes: androidBytes,
          url: `${download.androidUrl}/${version}.apk`,
          sha256,
        },
      ],
    })),
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
  platform: ({ world }) => ({
    ...marketStatistics(world.market, spotPairsAt(world.db, world.now), world.now),
    userCount: platform.userCount + world.db.users.find().total,
    countryCount: platform.countryCount,
  }),
  tradeAreas: () => Object.entries(tradeArea).map(([name, area]) => ({ tradeArea: area, name: name.toUpperCase() })),
  partner: () => ({ isEnabled: true }),
});
