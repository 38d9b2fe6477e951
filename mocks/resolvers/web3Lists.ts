import { add, changePercent, multiply, truncate } from '@/contract/decimal';
import type { TokenFilter } from '@/contract/web3';
import { assets, chainOf, priceOf } from '../exchange/web3/catalogue';
import { hash } from '../exchange/random';
import type { World } from '../world';

interface Paged {
  readonly pageNum: number;
  readonly pageSize: number;
}

/** One page of an already sorted list. */
export const pageOf = <T>(list: readonly T[], { pageNum, pageSize }: Paged): { list: T[]; totalCount: number } => ({
  list: list.slice((pageNum - 1) * pageSize, pageNum * pageSize),
  totalCount: list.length,
});

/** The entries whose symbol, name or contract address contains the keyword. */
export function searchTokens<T extends { readonly symbol: string; readonly name: string; readonly tokenAddress: string }>(
  list: readonly T[],
  keyword = '',
): readonly T[] {
  const searchTerm = keyword.trim().toLowerCase();
  return list.filter((each) => [each.symbol, each.name, each.tokenAddress].some((text) => text.toLowerCase().includes(searchTerm)));
}

/** Swappable tokens with their 24-hour change and turnover: all that are not flagged as risky. */
export function dexTokens({ market, now, seed }: World, { chainIndex: requestedChain, keyword, ...page }: TokenFilter) {
  const fitting = searchTokens(
    assets().filter(({ isRisk, chainIndex }) => !isRisk && (requestedChain === undefined || chainIndex === requestedChain)),
    keyword,
  );
  const { list, totalCount } = pageOf(fitting, page);
  return {
    list: list.map((asset) => {
      const tokenPrice = priceOf(asset, market, now);
      const traded = hash(seed, 'swapped', asset.chainIndex, asset.symbol, Math.floor(now / hourMs)) % 4_000_000;
      return {
        chainIndex: asset.chainIndex,
        chainName: chainOf(asset.chainIndex)?.name ?? asset.chainIndex,
        symbol: asset.symbol,
        name: asset.name,
        tokenAddress: asset.tokenAddress,
        decimals: asset.decimals,
        logo: '',
        tokenPrice,
        change: changePercent(priceOf(asset, market, now - 24 * hourMs), tokenPrice),
        turnover: truncate(multiply(add('20000', String(traded)), '1.01'), 2),
      };
    }),
    totalCount,
  };
}

const hourMs = 3_600_000;
