import { useParams } from 'react-router-dom';
import { marginMode } from '@/contract/margin';
import { tradingAccount } from '@/contract/spot';
import { MarginAccountGate, wholeCrossAccount } from '@/entities/margin-account';
import { SpotAccountGate } from '@/entities/spot-account';
import { EditOrderHost } from '@/features/edit-order';
import { LoanHost } from '@/features/margin-loan';
import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { Page } from '@/shared/page';
import { routes, useHrefs } from '@/shared/routing';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Link } from '@/ui/Link/Link';
import { PairDesk, usePair } from '@/widgets/trade-desk';
import { marginDesk } from './product';
import { useMarginMode } from './useMarginMode';

/** The pair of a URL that names none. */
const defaultCode = 'btc_usdt';

/** Margin trading of the pair in the URL. */
export function MarginTradePage() {
  const { tradeCode = defaultCode } = useParams();
  const { mode } = useMarginMode();
  const found = usePair(tradeCode);
  const { pair } = found;
  const isMarginable = pair === null || pair.leverage > 0;
  useGate(SpotAccountGate, { account: mode === marginMode.cross ? tradingAccount.crossMargin : tradingAccount.isolatedMargin });
  const tradeId = isMarginable && typeof pair?.id === 'number' ? pair.id : null;
  // The cross account stays the same when the pair changes, so that a liquidation is noticed.
  useGate(MarginAccountGate, mode === marginMode.cross && tradeId !== null ? wholeCrossAccount : { mode, tradeId });
  return (
    <Page route={routes.marginTrade} width="full" hasHeading={false}>
      {isMarginable ? (
        <PairDesk product={marginDesk} found={found} />
      ) : (
        <NotMarginable code={tradeCode} name={`${pair.base}/${pair.quote}`} />
      )}
      <EditOrderHost />
      <LoanHost />
    </Page>
  );
}

interface NotMarginableProps {
  readonly code: string;
  readonly name: string;
}

/** Replaces the trading view for a spot-only pair. */
function NotMarginable({ code, name }: NotMarginableProps) {
  const t = useText('margin');
  const { to } = useHrefs();
  return (
    <EmptyState
      level={1}
      picture="search"
      text={t('margin.notMargin', { pair: name })}
      hint={t('margin.notMarginHint')}
      action={
        <Link variant="button" tone="accent" href={to(routes.spotTrade, { query: { tradeCode: code } }) ?? ''}>
          {t('margin.tradeSpot')}
        </Link>
      }
    />
  );
}
