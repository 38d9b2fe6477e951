import type { PremarketPair } from '@/contract/premarket';
import { useText } from '@/shared/i18n';
import { Page } from '@/shared/page';
import { routes, useHrefs } from '@/shared/routing';
import { Link } from '@/ui/Link/Link';
import { Stack } from '@/ui/Stack/Stack';
import { TokenCard } from '@/widgets/premarket-token';
import { HowItWorks } from './HowItWorks';

export interface UpcomingTokenProps {
  readonly token: PremarketPair;
}

/** A token whose pre-market is announced, with its opening time and terms. */
export function UpcomingToken({ token }: UpcomingTokenProps) {
  const t = useText('premarket');
  const { to } = useHrefs();
  return (
    <Page route={routes.preMarket} width="wide" intro={t('premarket.intro')}>
      <Stack gap={6}>
        <TokenCard
          token={token}
          action={
            <Link variant="button" href={to(routes.preMarket) ?? ''}>
              {t('premarket.toAll')}
            </Link>
          }
        />
        <HowItWorks />
      </Stack>
    </Page>
  );
}
