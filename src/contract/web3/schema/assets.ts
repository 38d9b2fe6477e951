import * as z from 'zod/mini';
import { unknownAnswer } from '../../assumptions';
import { assumed, decimal, instant, oneOf } from '../../endpoint';
import { lenient } from '../../lenient';
import { balanceFilter, listStatus, tokenTypes } from '../constants';
import { unshownBody, chainIndex, address, accountId, tokenKey } from './fields';
import { Web3WalletInfo } from './login';

/** A chain's native coin or a token, with its balance. `balance` is in whole coins, `rawBalance` in the smallest unit, `tokenPrice` in USDT. Source: specification, chain-list entry. */
export const Web3ChainListEntry = z.object({
  address: z.string(),
  balance: decimal(),
  chainIndex: z.string(),
  isMultiChainNetwork: z.boolean(),
  isRiskToken: z.boolean(),
  logo: z.string(),
  rawBalance: z.string(),
  symbol: z.string(),
  tokenAddress: z.string(),
  tokenPrice: decimal(),
  tokenType: z.enum(tokenTypes),
  chainList: z.array(z.string()),
  name: assumed(z.string(), 'a list of chains requires their names'),
  decimals: assumed(z.int(), 'a raw balance cannot be interpreted without it'),
  status: assumed(oneOf(listStatus), 'what the change of a status changes is not shown'),
});
export type Web3ChainListEntry = z.output<typeof Web3ChainListEntry>;

export const ChainAddress = assumed(
  z.object({ chainIndex: z.string(), address: z.string() }),
  'the entries of accountAddress are not shown',
);
export type ChainAddress = z.output<typeof ChainAddress>;

/** The wallet state kept by the page. Source: specification, Wallet info (web3). */
export const Web3WalletStore = z.object({
  chainAll: z.array(Web3ChainListEntry),
  coinAll: z.array(Web3ChainListEntry),
  accountAddress: z.array(ChainAddress),
  assetChainIndex: z.string(),
  showNumbers: z.boolean(),
  totalBalance: decimal(),
  walletAllBalances: z.array(Web3ChainListEntry),
});

const { accountAddress, totalBalance, walletAllBalances } = Web3WalletStore.shape;
export const WalletBalances = z.object({ accountAddress, totalBalance, walletAllBalances });

/** The tokens whose value the header sums up: balance times tokenPrice. Source: specification, Market account asset. */
export const MarketAccountAsset = z.object({ tokenAssets: z.array(Web3ChainListEntry) });

/** Source: specification, web3 header. */
export const AccountDataRequest = z.object({
  accountId: accountId(),
  filter: assumed(z.optional(z.enum(balanceFilter)), 'the values of filter are not shown'),
});

export const PriceRequest = assumed(z.object({ tokens: z.array(z.object(tokenKey)).check(z.minLength(1), z.maxLength(100)) }), unshownBody);
/** A token's price in USDT at an instant. */
export const TokenPrice = assumed(
  z.object({ chainIndex: z.string(), tokenAddress: z.string(), price: decimal(), time: instant() }),
  unknownAnswer,
);

export const chains = z.optional(z.array(chainIndex()).check(z.maxLength(50)));
export const AddressBalancesRequest = assumed(
  z.object({ address: address(), chains, filter: z.optional(z.enum(balanceFilter)) }),
  unshownBody,
);
export const WalletBalancesRequest = assumed(z.object({ accountId: accountId(), chains }), unshownBody);
export const AccountRequest = assumed(z.object({ accountId: accountId() }), unshownBody);
export const Web3AccountDetail = assumed(
  z.extend(Web3WalletInfo, { accountAddress: lenient(z.array(ChainAddress), []), openedTime: lenient(instant(), null) }),
  'it is read as the wallet info with its addresses',
);
