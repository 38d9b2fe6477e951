import { useText } from '@/shared/i18n';
import { routes, useHrefs } from '@/shared/routing';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { ErrorState } from '@/ui/ErrorState/ErrorState';
import { Link } from '@/ui/Link/Link';
import type { DeskProduct } from './product';
import { TradeDesk } from './TradeDesk';
import type { PairLookup } from './usePair';

export interface PairDeskProps {
  readonly product: DeskProduct;
  readonly found: PairLookup;
}

/** The trade screen of a pair, or an error if the pairs could not be loaded or the pair is not listed. */
export function PairDesk({ product, found: { pair, status, onRetry } }: PairDeskProps) {
  const t = useText('trade');
  if (status === 'failed') return <ErrorState level={1} text={t('common.errorTitle')} onRetry={onRetry} />;
  return status === 'unlisted' ? <Unlisted /> : <TradeDesk product={product} pair={pair} />;
}

/** Replaces the desk for a pair that is not, or no longer, listed. */
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
