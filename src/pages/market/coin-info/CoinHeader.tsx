import { useUnit } from 'effector-react';
import type { CoinProfile } from '@/contract/market';
import { LiveChange, LivePrice, tradeHref } from '@/entities/market';
import { useText } from '@/shared/i18n';
import { routes, useHrefs } from '@/shared/routing';
import { Badge } from '@/ui/Badge/Badge';
import { CoinIcon } from '@/ui/CoinIcon/CoinIcon';
import { Heading } from '@/ui/Heading/Heading';
import { Inline } from '@/ui/Inline/Inline';
import { Link } from '@/ui/Link/Link';
import { Text } from '@/ui/Text/Text';
import { $pair } from './model';

/** Name, rank and price of a coin, with links to its market and, if any network supports it, to its deposit. */
export function CoinHeader({ profile: { coin, name, rank, networks } }: { readonly profile: CoinProfile }) {
  const pair = useUnit($pair);
  const t = useText('coinInfo');
  const { to } = useHrefs();
  const trade = pair && tradeHref(pair, to);
  const deposit = to(routes.deposit);
  return (
    <Inline justify="between" gap={5}>
      <Inline gap={4}>
        <CoinIcon symbol={coin} size="large" />
        <Heading level={2} size="heading">
          {name || coin}
        </Heading>
        <Text tone="soft">{coin}</Text>
        {rank !== null && <Badge>{t('coinInfo.rank', { rank })}</Badge>}
        {pair && (
          <Inline gap={3} key={pair.id}>
            <LivePrice instrument={pair} size="heading" weight="semibold" />
            <Text tone="soft">{pair.quote}</Text>
            <LiveChange instrument={pair} variant="soft" />
          </Inline>
        )}
      </Inline>
      <Inline gap={3}>
        {trade !== null && trade !== undefined && (
          <Link variant="button" tone="accent" href={trade}>
            {t('coinInfo.trade', { coin })}
          </Link>
        )}
        {deposit !== null && networks.length > 0 && (
          <Link variant="button" href={deposit}>
            {t('coinInfo.deposit')}
          </Link>
        )}
      </Inline>
    </Inline>
  );
}
