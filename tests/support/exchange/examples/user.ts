import { favouriteStatus, type user } from '@/contract/user';
import type { Examples } from './example';

export const userExamples: Examples<typeof user> = {
  saveContractFavourites: { input: { body: [{ contractCode: 'ethusdt', status: favouriteStatus.add }] } },
  saveSpotFavourite: { input: { body: { operate: 'add', tradeId: 1004 } } },
  traderStatus: { input: { query: { traderUid: 7 } } },
};
