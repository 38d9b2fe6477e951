import { favouriteStatus, traderStatus, user } from '@/contract/user';
import { invalidField } from '../businessError';
import { implement } from './implement';
import { loginCalls } from './loginStatus';

export const userCalls = implement(user, {
  ...loginCalls,
  contractFavourites: ({ user: { fid }, world }) =>
    world.favourites.list(fid, 'contract').map(({ contractCode }) => ({ contractCode, status: favouriteStatus.add, userId: fid })),
  saveContractFavourites: ({ body, user: { fid }, world }) => {
    const unknown = body.find(({ contractCode }) => !world.market.has(contractCode));
    if (unknown) throw invalidField('body.contractCode', `there is no contract ${unknown.contractCode}`);
    for (const { contractCode, status } of body)
      world.favourites.set(fid, { kind: 'contract', tradeId: 0, contractCode }, status === favouriteStatus.add);
    return null;
  },
  spotFavourites: ({ user: { fid }, world }) => world.favourites.list(fid, 'spot').map(({ tradeId }) => tradeId),
  saveSpotFavourite: ({ body: { operate, tradeId }, user: { fid }, world }) => {
    if (!world.market.has(tradeId)) throw invalidField('body.tradeId', `there is no pair ${tradeId}`);
    world.favourites.set(fid, { kind: 'spot', tradeId, contractCode: '' }, operate === 'add');
    return null;
  },
  traderStatus: ({ query: { traderUid }, world }) => ({
    traderUid,
    tradeStatus: world.copy.leads.find(traderUid)?.tradeStatus ?? traderStatus.closed,
  }),
});
