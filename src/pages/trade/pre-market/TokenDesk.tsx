import { useUnit } from 'effector-react';
import { $premarketInstruments, premarketUrlCode, premarketPairs } from '@/entities/premarket';
import { premarketStage } from '@/contract/premarket';
import { useText } from '@/shared/i18n';
import { lazyNamed } from '@/shared/lazy';
import { Page } from '@/shared/page';
import { routes, useHrefs } from '@/shared/routing';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { ErrorState } from '@/ui/ErrorState/ErrorState';
import { Link } from '@/ui/Link/Link';
import { TradeDesk } from '@/widgets/trade-desk';
import { premarketDesk } from './product';

const UpcomingToken = lazyNamed(() => import('./UpcomingToken'), 'UpcomingToken');

export interface TokenDeskProps {
  /** The code of the token as in the URL, such as `kora_usdt`. */
  readonly code: string;
}

/** The trading page of a token, or its announcement before the pre-market opens. */
export function TokenDesk({ code }: TokenDeskProps) {
  const { instruments, pairs, error, onRetry } = useUnit({
    instruments: $premarketInstruments,
    pairs: premarketPairs.$latest,
    error: premarketPairs.$error,
    onRetry: premarketPairs.refetched,
  });
  const t = useText('premarket');
  const token = pairs?.find((pair) => premarketUrlCode(pair) === code) ?? null;
  if (token?.stage === premarketStage.upcoming) return <UpcomingToken token={token} />;
  return (
    <Page route={routes.preMarket} width="full" hasHeading={false}>
      {pairs === null && error ? (
        <ErrorState level={1} text={t('common.errorTitle')} onRetry={onRetry} />
      ) : pairs !== null && token === null ? (
        <Unknown />
      ) : (
        <TradeDesk product={premarketDesk} pair={instruments.get(code) ?? null} />
      )}
    </Page>
  );
}

/** Replaces the trading view for an unknown token. */
function Unknown() {
  const t = useText('premarket');
  const { to } = useHrefs();
  return (
    <EmptyState
      level={1}
      picture="search"
      text={t('premarket.unknown')}
      hint={t('premarket.unknownHint')}
      action={
        <Link variant="button" tone="accent" href={to(routes.preMarket) ?? ''}>
          {t('premarket.toAll')}
        </Link>
      }
    />
  );
}
