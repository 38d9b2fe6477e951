import type { PremarketPair } from '@/contract/premarket';
import { premarketUrlCode } from '@/entities/premarket';
import { useText } from '@/shared/i18n';
import { routes, useHrefs } from '@/shared/routing';
import { Link } from '@/ui/Link/Link';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { TokenCard } from '@/widgets/premarket-token';

export interface PremarketCoinProps {
  readonly token: PremarketPair;
}

/** A coin available on the pre-market only, with a link to it. */
export function PremarketCoin({ token }: PremarketCoinProps) {
  const coin = token.baseCurrency;
  const t = useText('coinInfo');
  const { to } = useHrefs();
  return (
    <Stack gap={5}>
      <Text tone="soft">{t('coinInfo.premarket', { coin })}</Text>
      <TokenCard
        token={token}
        action={
          <Link variant="button" tone="accent" href={to(routes.preMarket, { query: { pair: premarketUrlCode(token) } }) ?? ''}>
            {t('coinInfo.toPremarket', { coin })}
          </Link>
        }
      />
    </Stack>
  );
}
