import { useUnit } from 'effector-react';
import { WifiOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { marketSides, type MarketSide } from '@/entities/market';
import { useFormat, useText } from '@/shared/i18n';
import { useAnnouncer } from '@/ui/Announcer/announcer';
import { Icon } from '@/ui/Icon/Icon';
import { Inline } from '@/ui/Inline/Inline';
import { Text } from '@/ui/Text/Text';
import { notice } from './ConnectionNotice.css';

export interface ConnectionNoticeProps {
  readonly side: MarketSide;
}

/** Reports that price updates have stopped and since when, and that they have resumed; used once per page. */
export function ConnectionNotice({ side }: ConnectionNoticeProps) {
  const { status, isStale, at } = useUnit(marketSides[side]);
  const t = useText('market');
  const format = useFormat();
  const announcer = useAnnouncer();
  const wasLost = useRef(false);
  const isLost = isStale && status === 'ready';
  useEffect(() => {
    if (isLost === wasLost.current) return;
    wasLost.current = isLost;
    announcer.polite(isLost ? t('market.reconnecting') : t('market.reconnected'));
  }, [isLost, announcer, t]);
  if (!isLost) return null;
  return (
    <div className={notice}>
      <Inline gap={3} justify="center" wrap={false}>
        <Icon icon={WifiOff} />
        <Text size="dense">{at === null ? t('market.reconnecting') : t('market.pricesOf', { time: format.time(at) })}</Text>
      </Inline>
    </div>
  );
}
