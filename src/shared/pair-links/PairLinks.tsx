import { useText } from '@/shared/i18n';
import { routes, useHrefs } from '@/shared/routing';
import { Inline } from '@/ui/Inline/Inline';
import { Link } from '@/ui/Link/Link';

export interface PairLinksProps {
  /** The base coin of the pair. */
  readonly coin: string;
  /** The pair's other trade screen; null if there is none. */
  readonly other: string | null;
  /** Label of the other screen. */
  readonly otherLabel: 'onMargin' | 'onSpot';
}

/** Links from a pair to its coin's information page and its other trade screen. */
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
