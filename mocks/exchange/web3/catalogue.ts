import { multiply, type Decimal } from '@/contract/decimal';
import { web3Chains, web3Tokens, type ChainFamily, type Web3Chain, type Web3Price } from '@fixtures/web3';
import type { Market } from '../market/market';
import { addressFrom } from './addresses';

/** The native coin of a chain (with an empty address) or a token contract on one chain. */
export interface Asset {
  readonly chainIndex: string;
  readonly tokenAddress: string;
  readonly symbol: string;
  readonly name: string;
  readonly decimals: number;
  readonly isRisk: boolean;
  /** The chains on which this symbol exists. */
  readonly chains: readonly string[];
  /** Null for a custom token, which has no price. */
  readonly price: Web3Price | null;
}

export const chainOf = (chainIndex: string): Web3Chain | undefined => chains.get(chainIndex);
const chains: ReadonlyMap<string, Web3Chain> = new Map(web3Chains.map((chain) => [chain.chainIndex, chain]));
/** The distinct chain families. */
export const families: readonly ChainFamily[] = [...new Set(web3Chains.map(({ family }) => family))];

/** The native coin of a chain. */
export const nativeOf = ({ chainIndex, symbol, name, decimals, price }: Web3Chain): Asset => ({
  chainIndex,
  tokenAddress: '',
  symbol,
  name,
  decimals,
  isRisk: false,
  chains: web3Chains.filter((chain) => chain.symbol === symbol).map((chain) => chain.chainIndex),
  price,
});

/** Every native coin and token contract of the fixtures, with the same addresses in every world. Computed once, on first use. */
export function assets(): readonly Asset[] {
  allAssets ??= [
    ...web3Chains.map(nativeOf),
    ...web3Tokens.flatMap((token, index) =>
      token.chains.map((chainIndex) => ({
        ...token,
        chainIndex,
        tokenAddress: addressFrom(chains.get(chainIndex)?.family ?? 'evm', 'contract', token.symbol, index, chainIndex),
      })),
    ),
  ];
  return allAssets;
}
let allAssets: readonly Asset[] | undefined;

/** The key of an asset on a chain. */
export const assetKey = (chainIndex: string, tokenAddress: string): string => `${chainIndex}:${tokenAddress.toLowerCase()}`;

export function assetAt(chainIndex: string, tokenAddress: string): Asset | undefined {
  byKey ??= new Map(assets().map((asset) => [assetKey(asset.chainIndex, asset.tokenAddress), asset]));
  return byKey.get(assetKey(chainIndex, tokenAddress));
}
let byKey: ReadonlyMap<string, Asset> | undefined;

/** The asset with a symbol on a chain, excluding risk tokens. Throws if the fixtures lack it. */
export function assetBySymbol(chainIndex: string, symbol: string): Asset {
  const asset = assets().find((each) => each.chainIndex === chainIndex && each.symbol === symbol && !each.isRisk);
  if (!asset) throw new RangeError(`there is no ${symbol} on chain ${chainIndex}`);
  return asset;
}

/** The price of an asset in USDT. */
export const priceOf = ({ price }: Pick<Asset, 'price'>, market: Market, at: number): Decimal =>
  price === null ? '0' : multiply(price.times, market.usdt(price.coin, at));
