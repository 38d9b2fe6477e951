import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { PremarketGate, premarketPairs } from '@/entities/premarket';
import { useText } from '@/shared/i18n';
import { lazyNamed } from '@/shared/lazy';
import { useGate } from '@/shared/lib/gate';
import { routes, useHrefs } from '@/shared/routing';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Link } from '@/ui/Link/Link';
import { Skeleton } from '@/ui/Skeleton/Skeleton';

const PremarketCoin = lazyNamed(() => import('./PremarketCoin'), 'PremarketCoin');

/** Height in px of a token card. */
const tokenHeight = 420;

/** Replaces the page of an unlisted coin with its pre-market details, if any, or a link to the markets. */
export function UnlistedCoin({ coin }: { readonly coin: string }) {
  useGate(PremarketGate);
  const { tokens, error } = useUnit({ tokens: premarketPairs.$latest, error: premarketPairs.$error });
  const t = useText('coinInfo');
  const { to } = useHrefs();
  const skeleton = <Skeleton shape="block" size={tokenHeight} label />;
  const token = tokens?.find(({ baseCurrency }) => baseCurrency === coin);
  if (token)
    return (
      <Suspense fallback={skeleton}>
        <PremarketCoin token={token} />
      </Suspense>
    );
  if (tokens === null && error === null) return skeleton;
  return (
    <EmptyState
      picture="search"
      text={t('coinInfo.unlisted', { coin })}
      hint={t('coinInfo.unlistedHint')}
      action={
        <Link variant="button" tone="accent" href={to(routes.market)}>
          {t('coinInfo.toMarkets')}
        </Link>
      }
    />
  );
}
