import { internalNetwork, type capital } from '@/contract/capital';
import { isGreater, truncate } from '@/contract/decimal';
import type { CoinNetworkTerms } from '@fixtures/coinNetworks';
import { coinNetworks } from '@fixtures/coinNetworks';
import type { Coin } from '@fixtures/coins';
import { invalidField, BusinessError } from '../businessError';
import { isAddress, isNetwork, networkOf, openStateOf, shownCoinNetwork, coinNetworkOf, coinNetworksOf } from '../exchange/funds/chains';
import { limitInCoin, limitInUsdt, maxWithdrawalOf } from '../exchange/funds/limits';
import { shownWithdrawal } from '../exchange/funds/lists';
import type { StoredAddress, StoredBookAddress } from '../exchange/funds/records';
import { coinById } from '../exchange/markets';
import { isVerified } from '../exchange/users/verification';
import type { World } from '../world';
import type { Resolvers } from './implement';

type Calls<Name extends keyof typeof capital> = Pick<Resolvers<typeof capital>, Name>;

export const depositCalls: Calls<
  | 'networks'
  | 'ownCoins'
  | 'coinAddress'
  | 'createDepositAddress'
  | 'depositAddresses'
  | 'remarkDepositAddress'
  | 'selectDepositAddress'
  | 'depositAccount'
  | 'selectDepositAccount'
  | 'depositRecords'
  | 'fundsRecords'
> = {
  networks: ({ query: { coinId }, world }) =>
    (coinId === undefined ? coinNetworks : coinNetworksOf(requireCoin(coinId).coinId)).map(toDepositNetwork(world)),
  ownCoins: ({ user, world }) => world.funds.lists.coins(user.fid).map(({ coinId, shortName, name }) => ({ coinId, shortName, name })),
  coinAddress: ({ body: { coinId, network }, user, world }) => {
    if (!isVerified(user)) throw new BusinessError('needKyc');
    if (!openStateOf(world.db, requireCoinNetwork(coinId, network)).isDepositOpen) throw new BusinessError('depositClosed');
    return shownAddress(world.funds.depositAddresses.getSelected(user.fid, network, world.now));
  },
  createDepositAddress: ({ body: { network, remark }, user, world }) =>
    shownAddress(world.funds.depositAddresses.create(user.fid, requireNetwork(network), remark, world.now)),
  depositAddresses: ({ body: { coinId, network }, user, world }) =>
    world.funds.depositAddresses
      .list(user.fid, network)
      .filter((address) => coinId === undefined || coinNetworkOf(coinId, address.network) !== undefined)
      .map(shownAddress),
  remarkDepositAddress: ({ body: { id, remark }, user, world }) => {
    world.funds.depositAddresses.remark(user.fid, id, remark);
    return null;
  },
  selectDepositAddress: ({ body: { id }, user, world }) => {
    world.funds.depositAddresses.choose(user.fid, id);
    return null;
  },
  depositAccount: ({ query: { coinId }, user, world }) => targetOf(world, user.fid, requireCoin(coinId).coinId),
  selectDepositAccount: ({ body: { coinId, account }, user, world }) => {
    world.funds.targets.choose(user.fid, requireCoin(coinId).coinId, account);
    return targetOf(world, user.fid, coinId);
  },
  depositRecords: ({ query, user, world }) => world.funds.lists.deposits(user.fid, query, world.now),
  fundsRecords: ({ query, user, world }) => world.funds.lists.all(user.fid, query),
};

export const withdrawalCalls: Calls<'withdrawCheck' | 'withdrawInfo' | 'withdraw' | 'cancelWithdrawal' | 'withdrawalRecords'> = {
  withdrawCheck: ({ user, world }) => {
    const { dayLimit, dayUsed } = limitInUsdt(world, user, world.now);
    const { credentials } = world.security;
    return {
      isFrozen: user.isFrozen,
      needsKyc: !isVerified(user),
      lockedUntil: credentials.lockedUntil(user.fid, world.now),
      isWhitelistOn: world.funds.addressBook.setting(user.fid).isWhitelistOn,
      factors: [...credentials.requiredFactors(user.fid), ...(credentials.of(user.fid).tradeDigest === '' ? [] : ['tradePassword'])],
      dayLimit,
      dayUsed,
    };
  },
  withdrawInfo: ({ query: { coinId }, user, world }) => {
    const { shortName } = requireCoin(coinId);
    const { available, frozen } = world.funds.spotBalance(user.fid, coinId);
    const limit = limitInCoin(world, user, coinId, world.now);
    return {
      coinId,
      coinName: shortName,
      available,
      frozen,
      dayLimit: limit.dayLimit,
      dayUsed: limit.dayUsed,
      maxAmount: maxWithdrawalOf(available, limit),
      networks: coinNetworksOf(coinId).map(toDepositNetwork(world)),
    };
  },
  withdraw: ({ body: { bver: _version, coinId, network, address, memo, amount, remark, ...codes }, user, world, checkSecurityCodes }) => {
    const { precision } = requireCoin(coinId);
    if (network !== internalNetwork) requireCoinNetwork(coinId, network);
    if (isGreater(amount, truncate(amount, precision))) throw invalidField('body.amount', `has more than ${precision} decimals`);
    const request = { user, coinId, network, address, memo, amount, remark, at: world.now };
    world.funds.check(request);
    checkSecurityCodes(codes);
    return shownWithdrawal(world.funds.submit(request));
  },
  cancelWithdrawal: ({ body: { id }, user, world }) => shownWithdrawal(world.funds.cancel(user.fid, id, world.now)),
  withdrawalRecords: ({ query, user, world }) => world.funds.lists.withdrawals(user.fid, query),
};

export const addressCalls: Calls<
  | 'networksOfAddress'
  | 'validateAddress'
  | 'addressSetting'
  | 'editAddressSetting'
  | 'addressBook'
  | 'addressPage'
  | 'createAddress'
  | 'remarkAddress'
  | 'removeAddress'
> = {
  networksOfAddress: ({ query: { address, coinId }, world }) =>
    (coinId === undefined ? coinNetworks : coinNetworksOf(requireCoin(coinId).coinId))
      .filter(({ network }) => isAddress(networkOf(network), address))
      .map(toDepositNetwork(world)),
  validateAddress: ({ query: { coinId, network, address, memo }, world }) => {
    requireCoinNetwork(coinId, network);
    const isValid = isAddress(networkOf(network), address);
    return { isValid, isInternal: isValid && world.funds.depositAddresses.ownerOf(network, address, memo) !== null };
  },
  addressSetting: ({ user, world }) => world.funds.addressBook.setting(user.fid),
  editAddressSetting: ({ body: { isWhitelistOn, ...codes }, user, world }) => {
    world.security.credentials.prove(user.fid, codes, world.now);
    world.funds.addressBook.setWhitelistOn(user.fid, isWhitelistOn, world.now);
    return world.funds.addressBook.setting(user.fid);
  },
  addressBook: ({ body, user, world }) => world.funds.addressBook.list(user.fid, body).map(shownBookEntry),
  addressPage: ({ body: { pageNum, pageSize, ...filter }, user, world }) => {
    const all = world.funds.addressBook.list(user.fid, filter);
    const first = Math.max(0, pageNum - 1) * pageSize;
    return { list: all.slice(first, first + Math.max(0, pageSize)).map(shownBookEntry), totalCount: all.length };
  },
  createAddress: ({ body: { coinId, network, address, memo, remark, isWhitelisted, ...codes }, user, world }) => {
    requireCoinNetwork(coinId, network);
    if (isWhitelisted) world.security.credentials.prove(user.fid, codes, world.now);
    return shownBookEntry(
      world.funds.addressBook.add({ owner: user.fid, coinId, network, address, memo, remark, isWhitelisted }, world.now),
    );
  },
  remarkAddress: ({ body: { id, remark }, user, world }) => {
    world.funds.addressBook.remark(user.fid, id, remark);
    return null;
  },
  removeAddress: ({ query: { id }, user, world }) => {
    world.funds.addressBook.remove(user.fid, id);
    return null;
  },
};

const targetOf = ({ funds: { targets } }: World, owner: number, coinId: number) => ({
  coinId,
  account: targets.of(owner, coinId),
  offered: [...targets.offered(coinId)],
});
const toDepositNetwork =
  ({ db }: World) =>
  (terms: CoinNetworkTerms) =>
    shownCoinNetwork(db, terms);
const shownAddress = ({ owner: _owner, ordinal: _ordinal, ...address }: StoredAddress) => address;
const shownBookEntry = ({ owner: _owner, ...entry }: StoredBookAddress) => entry;

function requireCoin(coinId: number): Coin {
  const coin = coinById.get(coinId);
  if (!coin) throw invalidField('coinId', `there is no coin ${coinId}`);
  return coin;
}

function requireNetwork(network: string): string {
  if (!isNetwork(network)) throw invalidField('network', `there is no network ${network}`);
  return network;
}

function requireCoinNetwork(coinId: number, network: string): CoinNetworkTerms {
  const found = coinNetworkOf(requireCoin(coinId).coinId, network);
  if (!found) throw invalidField('network', `${requireCoin(coinId).shortName} is not supported on ${network}`);
  return found;
}
