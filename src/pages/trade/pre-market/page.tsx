import { tradingAccount } from '@/contract/spot';
import { PremarketGate } from '@/entities/premarket';
import { SpotAccountGate } from '@/entities/spot-account';
import { EditPremarketOrderHost } from '@/features/edit-premarket-order';
import { useGate } from '@/shared/lib/gate';
import { lazyNamed } from '@/shared/lazy';
import { routes, useRouteQuery } from '@/shared/routing';
import { TokenDesk } from './TokenDesk';

const Overview = lazyNamed(() => import('./Overview'), 'Overview');

/** Tokens that are traded before their listing: all of them, or the trade screen of the one in the address. */
export function PreMarketPage() {
  useGate(PremarketGate);
  useGate(SpotAccountGate, { account: tradingAccount.spot });
  const code = useRouteQuery(routes.preMarket)?.pair;
  if (code === undefined) return <Overview />;
  return (
    <>
      <TokenDesk code={code} />
      <EditPremarketOrderHost />
    </>
  );
}
