import * as z from 'zod/mini';
import { unknownAnswer } from '../assumptions';
import { assumed, decimal, instant, line, listOf, oneOf, pageQuery } from '../endpoint';
import { avatarColours, balanceFilter, directions, listStatus, tokenTypes, transactionState } from './constants';

const unshownBody = 'no field of the body is shown';
const unshownQuery = 'no parameter is shown';

const chainIndex = /* @__NO_SIDE_EFFECTS__ */ () => z.string().check(z.regex(/^\d{1,12}$/, 'not a chain index'));
const address = /* @__NO_SIDE_EFFECTS__ */ () => z.string().check(z.trim(), z.minLength(1), z.maxLength(128));
const accountId = /* @__NO_SIDE_EFFECTS__ */ () => z.string().check(z.regex(/^[\w-]{1,64}$/, 'not an account id'));

/** A connected wallet's account. Source: specification, Wallet info (web3). */
export const Web3WalletInfo = z.object({
  accountId: accountId(),
  accountName: line(120),
  colorId: z.int().check(z.gte(avatarColours.first), z.lte(avatarColours.last)),
  device: z.string().check(z.maxLength(120)),
  ip: z.string().check(z.maxLength(64)),
  walletName: line(120),
});
export type Web3WalletInfo = z.output<typeof Web3WalletInfo>;

/** A login by QR code: its token and, once it succeeded, the wallet. Source: specification, Wallet connect. */
export const WalletConnect = z.object({
  qrCodeToken: z.string(),
  loginResult: assumed(z.nullable(Web3WalletInfo), 'the login result data is read as the wallet info; null until there is one'),
  expiresTime: assumed(instant(), 'when the token expires is not shown'),
});
export type WalletConnect = z.output<typeof WalletConnect>;

export const ScanQuery = z.object({ qrCodeToken: z.string().check(z.minLength(1), z.maxLength(64)) });

/** What the scanning wallet says; without an account it is the phone's own. */
export const ConfirmQrRequest = assumed(z.extend(z.partial(Web3WalletInfo), ScanQuery.shape), unshownBody);
export type ConfirmQrRequest = z.output<typeof ConfirmQrRequest>;

/** A chain's native coin or a token, with what is held of it. `balance` is in whole coins, `rawBalance` in the smallest unit, `tokenPrice` in USDT. Source: specification, chain-list entry. */
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
  name: assumed(z.string(), 'a list of chains cannot do without their names'),
  decimals: assumed(z.int(), 'a raw balance cannot be read without it'),
  status: assumed(oneOf(listStatus), 'what the change of a status changes is not shown'),
});
export type Web3ChainListEntry = z.output<typeof Web3ChainListEntry>;

export const ChainAddress = assumed(
  z.object({ chainIndex: z.string(), address: z.string() }),
  'the entries of accountAddress are not shown',
);

/** What the page keeps of a wallet. Source: specification, Wallet info (web3). */
export const Web3WalletStore = z.object({
  chainAll: z.array(Web3ChainListEntry),
  coinAll: z.array(Web3ChainListEntry),
  accountAddress: z.array(ChainAddress),
  assetChainIndex: z.string(),
  showNumbers: z.boolean(),
  totalBalance: decimal(),
  walletAllBalances: z.array(Web3ChainListEntry),
});

export const WalletBalances = z.pick(Web3WalletStore, { accountAddress: true, totalBalance: true, walletAllBalances: true });

/** What the header sums up: balance times tokenPrice of each. Source: specification, Market account asset. */
export const MarketAccountAsset = z.object({ tokenAssets: z.array(Web3ChainListEntry) });

/** Settings of a wallet; `assetChainIndex` is the chain whose assets are listed, empty for all. */
export const Web3Config = assumed(
  z.object({
    ...z.pick(Web3WalletStore, { assetChainIndex: true, showNumbers: true }).shape,
    hidesRiskTokens: z.boolean(),
    hidesSmallBalances: z.boolean(),
  }),
  unknownAnswer,
);
export type Web3Config = z.output<typeof Web3Config>;
export const Web3ConfigRequest = assumed(z.partial(Web3Config), unshownBody);

export const AddressQuery = assumed(z.object({ address: address() }), unshownQuery);
/** The chains on which a text is an address; none where it is no address. */
export const AddressChains = assumed(z.object({ address: z.string(), chainIndexes: z.array(z.string()) }), unknownAnswer);

export const ChainFilter = assumed(z.object({ ...pageQuery, keyword: z.optional(z.string()) }), unshownQuery);
export const TokenFilter = assumed(
  z.object({ ...pageQuery, keyword: z.optional(z.string()), chainIndex: z.optional(chainIndex()) }),
  unshownQuery,
);
export type TokenFilter = z.output<typeof TokenFilter>;
export const Web3ChainList = listOf(Web3ChainListEntry);

/** A token that can be swapped; `tokenPrice` in USDT, `change` of 24 hours in percent, `turnover` of 24 hours in USDT. */
export const DexToken = assumed(
  z.object({
    chainIndex: z.string(),
    chainName: z.string(),
    symbol: z.string(),
    name: z.string(),
    tokenAddress: z.string(),
    decimals: z.int(),
    logo: z.string(),
    tokenPrice: decimal(),
    change: decimal(),
    turnover: decimal(),
  }),
  unknownAnswer,
);
export const DexTokenList = listOf(DexToken);

const tokenKey = { chainIndex: chainIndex(), tokenAddress: assumed(z.string().check(z.maxLength(128)), 'empty for the native coin') };
export const SelectChainRequest = assumed(z.object({ chainIndex: chainIndex() }), unshownBody);
export const SelectTokenRequest = assumed(z.object(tokenKey), unshownBody);
export const ChainStatusRequest = assumed(z.object({ chainIndex: chainIndex(), status: oneOf(listStatus) }), unshownBody);
export const TokenStatusRequest = assumed(z.object({ ...tokenKey, status: oneOf(listStatus) }), unshownBody);

const webAddress = /* @__NO_SIDE_EFFECTS__ */ () => z.string().check(z.regex(/^https:\/\/[^\s]{3,200}$/, 'not an https address'));
/** A chain somebody adds: one that speaks like Ethereum. */
export const CustomChainRequest = assumed(
  z.object({ chainIndex: chainIndex(), name: line(60), symbol: line(16), rpcUrl: webAddress(), explorerUrl: webAddress() }),
  unshownBody,
);
export type CustomChainRequest = z.output<typeof CustomChainRequest>;
export const CustomTokenRequest = assumed(
  z.object({
    chainIndex: chainIndex(),
    tokenAddress: address(),
    symbol: line(40),
    name: line(120),
    decimals: z.int().check(z.gte(0), z.lte(36)),
  }),
  unshownBody,
);
export type CustomTokenRequest = z.output<typeof CustomTokenRequest>;

export const WalletLoginRequest = assumed(z.object({ device: line(120), ip: z.string().check(z.maxLength(64)) }), unshownBody);
export const EditWalletRequest = assumed(
  z.partial(z.pick(Web3WalletInfo, { accountName: true, colorId: true, walletName: true })),
  unshownBody,
);
export const PageQuery = assumed(z.object(pageQuery), unshownQuery);
/** Where and when a wallet was connected. */
export const WalletLogin = assumed(z.extend(Web3WalletInfo, { id: z.int(), loginTime: instant() }), unknownAnswer);
export const WalletLoginList = listOf(WalletLogin);

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
const chains = z.optional(z.array(chainIndex()).check(z.maxLength(50)));
export const AddressBalancesRequest = assumed(
  z.object({ address: address(), chains, filter: z.optional(z.enum(balanceFilter)) }),
  unshownBody,
);
export const WalletBalancesRequest = assumed(z.object({ accountId: accountId(), chains }), unshownBody);
export const AccountRequest = assumed(z.object({ accountId: accountId() }), unshownBody);
export const Web3AccountDetail = assumed(
  z.extend(Web3WalletInfo, { accountAddress: z.array(ChainAddress), openedTime: instant() }),
  'it is read as the wallet info with its addresses',
);

const span = { begin: z.optional(instant()), end: z.optional(instant()) };
export const AddressTransactionsRequest = assumed(
  z.object({ ...pageQuery, ...span, address: address(), chains, tokenAddress: z.optional(z.string()) }),
  unshownBody,
);
export const TransactionsRequest = assumed(z.object({ ...pageQuery, ...span, accountId: accountId(), chains }), unshownBody);
export const TransactionRequest = assumed(z.object({ chainIndex: chainIndex(), txHash: address() }), unshownBody);

/** A transaction of one account; `amount` in whole coins, `fee` in the chain's native coin, `blockHeight` null until it is in a block. */
export const Web3Transaction = assumed(
  z.object({
    txHash: z.string(),
    chainIndex: z.string(),
    from: z.string(),
    to: z.string(),
    direction: z.enum(directions),
    symbol: z.string(),
    tokenAddress: z.string(),
    amount: decimal(),
    fee: decimal(),
    feeSymbol: z.string(),
    state: oneOf(transactionState),
    time: instant(),
    blockHeight: z.nullable(z.int()),
  }),
  unknownAnswer,
);
export type Web3Transaction = z.output<typeof Web3Transaction>;
export const Web3TransactionList = listOf(Web3Transaction);
/** With how often the network has confirmed it, and what it was worth in USDT when it was made. */
export const Web3TransactionDetail = assumed(
  z.extend(Web3Transaction, { chainName: z.string(), confirmations: z.int(), neededConfirmations: z.int(), value: decimal() }),
  unknownAnswer,
);
