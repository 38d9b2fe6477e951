import { useUnit } from 'effector-react';
import { tradeCode } from '@/contract/market';
import { directoryRetried, marketSides, type Instrument } from '@/entities/market';
import { SpotAccountGate } from '@/entities/spot-account';
import { EditOrderHost } from '@/features/edit-order';
import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { Page } from '@/shared/page';
import { routes, useHrefs, useRouteQuery } from '@/shared/routing';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { ErrorState } from '@/ui/ErrorState/ErrorState';
import { Link } from '@/ui/Link/Link';
import { TradeDesk } from '@/widgets/trade-desk';
import { spotDesk } from './product';

/** The pair of an address without one. */
const defaultCode = 'btc_usdt';

/** Spot trading of the pair in the address. */
export function SpotTradePage() {
  useGate(SpotAccountGate);
  const code = useRouteQuery(routes.spotTrade)?.tradeCode ?? defaultCode;
  const { view, onRetry } = useUnit({ view: marketSides.spot, onRetry: directoryRetried });
  const t = useText('trade');
  const pair = view.list.find((each) => codeOf(each) === code) ?? null;
  const isUnknown = pair === null && view.list.length > 0;
  return (
    <Page route={routes.spotTrade} width="full" hasHeading={false}>
      {view.status === 'failed' ? (
        <ErrorState level={1} text={t('common.errorTitle')} onRetry={onRetry} />
      ) : isUnknown ? (
        <Unlisted />
      ) : (
        <TradeDesk product={spotDesk} pair={pair} />
      )}
      <EditOrderHost />
    </Page>
  );
}

const codeOf = ({ base, quote, area }: Instrument): string => tradeCode({ baseCurrency: base, quoteCurrency: quote, tradeArea: area ?? 0 });

/** Stands in place of the desk for a pair that is not listed, or no longer. */
function Unlisted() {
  const t = useText('trade');
  const { to } = useHrefs();
  return (
    <EmptyState
      level={1}
      picture="search"
      text={t('trade.unknownPair')}
      hint={t('trade.unknownPairHint')}
      action={
        <Link variant="button" tone="accent" href={to(routes.market)}>
          {t('trade.toMarkets')}
        </Link>
      }
    />
  );
}
