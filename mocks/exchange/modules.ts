import { alertsModule } from './alerts/module';
import { announcementsModule } from './announcements/module';
import { apiKeysModule } from './apiKeys/module';
import { botsModule } from './bots/module';
import { contractsModule } from './contracts/module';
import { conversionModule } from './conversion/module';
import { copyModule } from './copy/module';
import { customerServiceModule } from './customerService/module';
import { favouritesModule } from './favourites/module';
import { firstModules } from './firstModules';
import { fundsModule } from './funds/module';
import { identityModule } from './identity/module';
import { liveModule } from './live/module';
import { marginModule } from './margin/module';
import { payModule } from './pay/module';
import { rewardsModule } from './rewards/module';
import { securityModule } from './security/module';
import { spotModule } from './spot/module';
import { transfersModule } from './transfers/module';
import { web3Module } from './web3/module';

/** The products of the exchange, each after those it depends on. Collections, scheduled events, inbox texts and seed actions all derive from this list. */
export const modules = [
  ...firstModules,
  securityModule,
  favouritesModule,
  rewardsModule,
  fundsModule,
  spotModule,
  alertsModule,
  marginModule,
  transfersModule,
  contractsModule,
  copyModule,
  liveModule,
  botsModule,
  identityModule,
  web3Module,
  announcementsModule,
  customerServiceModule,
  payModule,
  conversionModule,
  apiKeysModule,
] as const;
