import { tradingAccount } from '@/contract/spot';
import { PremarketGate } from '@/entities/premarket';
import { SpotAccountGate } from '@/entities/spot-account';
import { EditPremarketOrderHost } from '@/features/edit-premarket-order';
import { useGate } from '@/shared/lib/gate';
import { lazyNamed } from '@/shared/lazy';
import { routes, useRouteQuery } from '@/shared/routing';
import { TokenDesk } from './TokenDesk';

const Overview = lazyNamed(() => import('./Overview'), 'Overview');

/** The pre-market: a list of all tokens, or the trading page of the one in the URL. */
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
