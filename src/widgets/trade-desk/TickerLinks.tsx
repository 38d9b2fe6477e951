import type { Instrument } from '@/entities/market';
import { useText } from '@/shared/i18n';
import { routes, useHrefs } from '@/shared/routing';
import { Inline } from '@/ui/Inline/Inline';
import { Link } from '@/ui/Link/Link';
import type { DeskProduct } from './product';
import { codeOf } from './usePair';

export interface TickerLinksProps {
  readonly pair: Instrument;
  readonly product: Pick<DeskProduct, 'route'>;
}

/** From a pair to what there is to know of its coin, and to its other screen: from spot to margin where it has margin, and back. */
export function TickerLinks({ pair, product: { route } }: TickerLinksProps) {
  const t = useText('trade');
  const { to } = useHrefs();
  const coin = to(routes.coinInfo, { query: { coin: pair.base } });
  const isMargin = route === routes.marginTrade;
  const margin = pair.leverage > 0 ? to(routes.marginTradePair, { params: { tradeCode: codeOf(pair) } }) : null;
  const other = isMargin ? to(routes.spotTrade, { query: { tradeCode: codeOf(pair) } }) : margin;
  return (
    <Inline gap={3} wrap={false}>
      {coin && <Link href={coin}>{t('trade.coinPage', { coin: pair.base })}</Link>}
      {other && <Link href={other}>{t(isMargin ? 'trade.onSpot' : 'trade.onMargin')}</Link>}
    </Inline>
  );
}
