import type { assets } from '@/contract/assets';
import { account } from '@/contract/capital';
import type { Examples } from './example';

export const assetsExamples: Examples<typeof assets> = {
  accountAssets: { input: { params: { wallet: account.spot } } },
  profit: { input: { query: { days: 30 } } },
};
