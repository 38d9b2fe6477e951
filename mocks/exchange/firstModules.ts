import { executionModule } from './execution/module';
import { interventionsModule } from './interventions/module';
import { premarketModule } from './premarket/module';
import { sessionsModule } from './sessions/module';
import { siteModule } from './site/module';
import { usersModule } from './users/module';

/** The products needed by a visitor's first calls: a worker opens these alone before the code of the others has loaded. */
export const firstModules = [siteModule, usersModule, sessionsModule, executionModule, premarketModule, interventionsModule] as const;
