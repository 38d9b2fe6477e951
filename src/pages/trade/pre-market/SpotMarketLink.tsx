import { tradeArea, tradeCode } from '@/contract/market';
import type { PremarketPair } from '@/contract/premarket';
import { useText } from '@/shared/i18n';
import { routes, useHrefs } from '@/shared/routing';
import { Link, type LinkProps } from '@/ui/Link/Link';

export interface SpotMarketLinkProps extends Pick<LinkProps, 'size' | 'width'> {
  /** A listed token. */
  readonly token: PremarketPair;
}

/** Link from a token to its spot market. */
export function SpotMarketLink({ token, ...linkProps }: SpotMarketLinkProps) {
  const t = useText('premarket');
  const { to } = useHrefs();
  const query = { tradeCode: tradeCode({ ...token, tradeArea: tradeArea.usdt }) };
  return (
    <Link variant="button" tone="accent" href={to(routes.spotTrade, { query }) ?? ''} {...linkProps}>
      {t('premarket.toSpot', { pair: `${token.baseCurrency}/${token.quoteCurrency}` })}
    </Link>
  );
}
