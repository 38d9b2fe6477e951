import { useUnit } from 'effector-react';
import { BellPlus } from 'lucide-react';
import type { Instrument } from '@/entities/market';
import { useLazyDialog } from '@/entities/toasts';
import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { IconButton } from '@/ui/IconButton/IconButton';
import { $activeAlerts, $draft, AlertsGate, alertsClosed, alertsOpened } from './model';

export interface PriceAlertsButtonProps {
  /** The market of a new alert; null while unknown. */
  readonly instrument: Instrument | null;
}

/** Opens the price alerts, and reports triggered alerts while mounted. */
export function PriceAlertsButton({ instrument }: PriceAlertsButtonProps) {
  useGate(AlertsGate);
  const { draft, active, onOpen } = useUnit({
    draft: $draft,
    active: $activeAlerts,
    onOpen: alertsOpened,
  });
  const t = useText('trade');
  const module = useLazyDialog({
    load: () => import('./PriceAlertsDialog'),
    isNeeded: draft !== null,
    closed: alertsClosed,
  });
  const count = active.filter(({ tradeId, contractCode }) => (tradeId ?? contractCode) === instrument?.id).length;
  return (
    <>
      <IconButton
        icon={BellPlus}
        size="compact"
        count={count}
        label={count > 0 ? t('trade.alertsCount', { count }) : t('trade.alerts')}
        isDisabled={instrument === null}
        onPress={() => instrument && onOpen({ instrument })}
      />
      {module && <module.PriceAlertsDialog />}
    </>
  );
}
