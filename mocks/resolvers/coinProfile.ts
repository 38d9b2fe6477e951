import { compare, isZero } from '@/contract/decimal';
import type { market } from '@/contract/market';
import { coinProfiles } from '@fixtures/coinProfiles';
import { sectors } from '@fixtures/coinSectors';
import type { Coin } from '@fixtures/coins';
import { extremesOf } from '../exchange/coinExtremes';
import { tokenContractOf, networkOf, openStateOf, coinNetworksOf } from '../exchange/funds/chains';
import { spotCoinsAt, spotPairsAt } from '../exchange/listings';
import { marketCapOf } from '../exchange/market/marketCap';
import type { World } from '../world';
import type { Resolvers } from './implement';

/** The profile of a coin. */
export const coinProfileCalls: Pick<Resolvers<typeof market>, 'coinProfile'> = {
  coinProfile: ({ query: { coin: requestedCoin }, world, language, fail }) => {
    const coin = spotCoinsAt(world.db, world.now).find(({ shortName }) => shortName === requestedCoin);
    if (!coin) return fail('notFound', { plain: `there is no coin ${requestedCoin}` });
    const { shortName, name, supply } = coin;
    const profile = coinProfiles.find((each) => each.coin === shortName);
    const pair = spotPairsAt(world.db, world.now).find(({ base, quote }) => base === shortName && quote === 'USDT');
    const extremes = pair ? extremesOf(world.market, pair.tradeId, world.now) : null;
    return {
      coin: shortName,
      name,
      description: profile?.description[language] ?? '',
      rank: rankOf(world, coin),
      sectors: sectors.filter(({ coins: members }) => members.includes(shortName)).map((sector) => sector.name[language]),
      since: profile?.since ?? null,
      supply,
      maxSupply: profile?.maxSupply ?? null,
      marketCap: capOf(world, coin),
      allTimeHigh: extremes?.high ?? null,
      allTimeLow: extremes?.low ?? null,
      links: profile ? linksOf(shortName.toLowerCase()) : [],
      networks: networksOf(world, coin),
    };
  },
};

const capOf = ({ market, now }: World, { supply, shortName }: Coin) => marketCapOf(supply, market.usdt(shortName, now));

/** The rank of a coin by market cap, from 1; null for a fund token, which has no supply. */
function rankOf(world: World, coin: Coin): number | null {
  if (isZero(coin.supply)) return null;
  const cap = capOf(world, coin);
  return 1 + spotCoinsAt(world.db, world.now).filter((other) => compare(capOf(world, other), cap) > 0).length;
}

const linksOf = (host: string) => [
  { kind: 'website' as const, url: `https://${host}.example/` },
  { kind: 'whitepaper' as const, url: `https://${host}.example/whitepaper.pdf` },
  { kind: 'source' as const, url: `https://code.example/${host}` },
  { kind: 'community' as const, url: `https://community.example/${host}` },
];

const networksOf = (world: World, { coinId }: Coin) =>
  coinNetworksOf(coinId).map((terms) => {
    const { isDepositOpen, isWithdrawOpen } = openStateOf(world.db, terms);
    const { id, name } = networkOf(terms.network);
    return { network: id, name, ...tokenContractOf(terms), isDepositOpen, isWithdrawOpen };
  });
