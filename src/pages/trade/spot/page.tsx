import { tradingAccount } from '@/contract/spot';
import { SpotAccountGate } from '@/entities/spot-account';
import { EditOrderHost } from '@/features/edit-order';
import { useGate } from '@/shared/lib/gate';
import { Page } from '@/shared/page';
import { routes, useRouteQuery } from '@/shared/routing';
import { PairDesk, usePair } from '@/widgets/trade-desk';
import { spotDesk } from './product';

/** The pair of a URL that names none. */
const defaultCode = 'btc_usdt';

/** Spot trading of the pair in the URL. */
export function SpotTradePage() {
  useGate(SpotAccountGate, { account: tradingAccount.spot });
  const found = usePair(useRouteQuery(routes.spotTrade)?.tradeCode ?? defaultCode);
  return (
    <Page route={routes.spotTrade} width="full" hasHeading={false}>
      <PairDesk product={spotDesk} found={found} />
      <EditOrderHost />
    </Page>
  );
}
