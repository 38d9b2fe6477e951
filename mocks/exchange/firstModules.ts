import { executionModule } from './execution/module';
import { interventionsModule } from './interventions/module';
import { premarketModule } from './premarket/module';
import { sessionsModule } from './sessions/module';
import { siteModule } from './site/module';
import { usersModule } from './users/module';

/** The products that a visitor's first calls need: a worker opens them alone, before it has the code of the others. */
export const firstModules = [siteModule, usersModule, sessionsModule, executionModule, premarketModule, interventionsModule] as const;
