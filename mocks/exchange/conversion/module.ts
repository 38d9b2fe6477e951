import { defineModule } from '../module';
import { createConversion } from './conversion';
import { conversionNotices } from './notices';

/** Small balances, which no order can sell, become one coin; what was converted stands in the bills. */
export const conversionModule = defineModule({
  name: 'conversion',
  collections: {},
  events: null,
  notices: conversionNotices,
  seed: [],
  create: createConversion,
});
