import { defineModule } from '../module';
import { createConversion } from './conversion';
import { conversionNotices } from './notices';

/** Conversion of small balances, which no order can sell, into one coin; conversions are listed in the bills. */
export const conversionModule = defineModule({
  name: 'conversion',
  collections: {},
  events: null,
  notices: conversionNotices,
  seed: [],
  create: createConversion,
});
