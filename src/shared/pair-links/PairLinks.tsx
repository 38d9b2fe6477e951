import { useText } from '@/shared/i18n';
import { routes, useHrefs } from '@/shared/routing';
import { Inline } from '@/ui/Inline/Inline';
import { Link } from '@/ui/Link/Link';

export interface PairLinksProps {
  /** The base coin of the pair. */
  readonly coin: string;
  /** The screen on which the pair is traded otherwise; null where there is none. */
  readonly other: string | null;
  /** What that screen is. */
  readonly otherLabel: 'onMargin' | 'onSpot';
}

/** From a pair to what there is to know of its coin, and to its other trade screen. */
export function PairLinks({ coin, other, otherLabel }: PairLinksProps) {
  const t = useText('trade');
  const { to } = useHrefs();
  const about = to(routes.coinInfo, { query: { coin } });
  return (
    <Inline gap={3} wrap={false}>
      {about && <Link href={about}>{t('trade.coinPage', { coin })}</Link>}
      {other && <Link href={other}>{t(`trade.${otherLabel}`)}</Link>}
    </Inline>
  );
}
