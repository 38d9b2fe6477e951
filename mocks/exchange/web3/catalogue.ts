import { multiply, type Decimal } from '@/contract/decimal';
import { web3Chains, web3Tokens, type ChainFamily, type Web3Chain, type Web3Price } from '@fixtures/web3';
import type { Market } from '../market/market';
import { addressFrom } from './addresses';

/** A chain's native coin (with an empty address) or a token's contract on one chain. */
export interface Asset {
  readonly chainIndex: string;
  readonly tokenAddress: string;
  readonly symbol: string;
  readonly name: string;
  readonly decimals: number;
  readonly isRisk: boolean;
  /** The chains this symbol is on. */
  readonly chains: readonly string[];
  /** Null for a token somebody has added: nobody quotes it. */
  readonly price: Web3Price | null;
}

export const chainOf = (chainIndex: string): Web3Chain | undefined => chains.get(chainIndex);
const chains: ReadonlyMap<string, Web3Chain> = new Map(web3Chains.map((chain) => [chain.chainIndex, chain]));
/** The families of chains, each once. */
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

/** Every native coin and every contract of the fixtures; their addresses are the same in every world. Written once, when the first wallet is looked at. */
export function assets(): readonly Asset[] {
  written ??= [
    ...web3Chains.map(nativeOf),
    ...web3Tokens.flatMap((token, index) =>
      token.chains.map((chainIndex) => ({
        ...token,
        chainIndex,
        tokenAddress: addressFrom(chains.get(chainIndex)?.family ?? 'evm', 'contract', token.symbol, index, chainIndex),
      })),
    ),
  ];
  return written;
}
let written: readonly Asset[] | undefined;

/** The key of a place where something can be held. */
export const assetKey = (chainIndex: string, tokenAddress: string): string => `${chainIndex}:${tokenAddress.toLowerCase()}`;

export function assetAt(chainIndex: string, tokenAddress: string): Asset | undefined {
  byKey ??= new Map(assets().map((asset) => [assetKey(asset.chainIndex, asset.tokenAddress), asset]));
  return byKey.get(assetKey(chainIndex, tokenAddress));
}
let byKey: ReadonlyMap<string, Asset> | undefined;

/** The asset of a symbol on a chain, the honest one where there are two. Throws for one the fixtures lack. */
export function assetNamed(chainIndex: string, symbol: string): Asset {
  const asset = assets().find((each) => each.chainIndex === chainIndex && each.symbol === symbol && !each.isRisk);
  if (!asset) throw new RangeError(`there is no ${symbol} on chain ${chainIndex}`);
  return asset;
}

/** What one is worth in USDT. */
export const priceOf = ({ price }: Pick<Asset, 'price'>, market: Market, at: number): Decimal =>
  price === null ? '0' : multiply(price.times, market.usdt(price.coin, at));
