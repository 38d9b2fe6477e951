import * as z from 'zod/mini';
import { unknownAnswer } from '../../assumptions';
import { assumed, decimal, singleLine, listOf, oneOf, pageQuery } from '../../endpoint';
import { lenient } from '../../lenient';
import { initialConfig, listStatus } from '../constants';
import { Web3ChainListEntry } from './assets';
import { unshownBody, unshownQuery, chainIndex, address, tokenKey } from './fields';

/** Settings of a wallet; `assetChainIndex` is the chain whose assets are listed, empty for all. */
export const Web3Config = assumed(
  z.object({
    assetChainIndex: lenient(z.string(), initialConfig.assetChainIndex),
    showNumbers: lenient(z.boolean(), initialConfig.showNumbers),
    hidesRiskTokens: lenient(z.boolean(), initialConfig.hidesRiskTokens),
    hidesSmallBalances: lenient(z.boolean(), initialConfig.hidesSmallBalances),
  }),
  unknownAnswer,
);
export type Web3Config = z.output<typeof Web3Config>;

export const Web3ConfigRequest = assumed(z.partial(Web3Config), unshownBody);

export const AddressQuery = assumed(z.object({ address: address() }), unshownQuery);
/** The chains on which a text is a valid address; empty if there are none. */
export const AddressChains = assumed(z.object({ address: z.string(), chainIndexes: z.array(z.string()) }), unknownAnswer);

export const ChainFilter = assumed(z.object({ ...pageQuery, keyword: z.optional(z.string()) }), unshownQuery);
export const TokenFilter = assumed(
  z.object({ ...pageQuery, keyword: z.optional(z.string()), chainIndex: z.optional(chainIndex()) }),
  unshownQuery,
);
export type TokenFilter = z.output<typeof TokenFilter>;
export const Web3ChainList = listOf(Web3ChainListEntry);

/** A swappable token; `tokenPrice` in USDT, 24-hour `change` in percent, 24-hour `turnover` in USDT. */
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
export type DexToken = z.output<typeof DexToken>;

export const DexTokenList = listOf(DexToken);

export const SelectChainRequest = assumed(z.object({ chainIndex: chainIndex() }), unshownBody);
export const SelectTokenRequest = assumed(z.object(tokenKey), unshownBody);
export const ChainStatusRequest = assumed(z.object({ chainIndex: chainIndex(), status: oneOf(listStatus) }), unshownBody);
export const TokenStatusRequest = assumed(z.object({ ...tokenKey, status: oneOf(listStatus) }), unshownBody);

const httpsUrl = /* @__NO_SIDE_EFFECTS__ */ () => z.string().check(z.regex(/^https:\/\/[^\s]{3,200}$/, 'not an https address'));
/** A custom chain added by the user; it must be Ethereum-compatible. */
export const CustomChainRequest = assumed(
  z.object({ chainIndex: chainIndex(), name: singleLine(60), symbol: singleLine(16), rpcUrl: httpsUrl(), explorerUrl: httpsUrl() }),
  unshownBody,
);
export type CustomChainRequest = z.output<typeof CustomChainRequest>;

export const CustomTokenRequest = assumed(
  z.object({
    chainIndex: chainIndex(),
    tokenAddress: address(),
    symbol: singleLine(40),
    name: singleLine(120),
    decimals: z.int().check(z.gte(0), z.lte(36)),
  }),
  unshownBody,
);
export type CustomTokenRequest = z.output<typeof CustomTokenRequest>;
