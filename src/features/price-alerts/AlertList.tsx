import { useUnit } from 'effector-react';
import { Pencil, Trash2 } from 'lucide-react';
import type { PriceAlert } from '@/contract/alerts';
import { $contractByCode, $pairs } from '@/entities/market';
import { QueryView } from '@/shared/api/QueryView';
import { useFormat, useText } from '@/shared/i18n';
import { DataList } from '@/ui/DataList/DataList';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { IconButton } from '@/ui/IconButton/IconButton';
import { Inline } from '@/ui/Inline/Inline';
import { keepRowFocus } from '@/ui/keepRowFocus';
import { alertMarketName, alertPrice, instrumentOf } from './alertMarkets';
import { alertsOpened, priceAlerts } from './model';
import { removeAlert } from './mutations';

/** The user's price alerts, including triggered ones; each can be edited or deleted. */
export function AlertList() {
  const { pairs, contracts, onEdit, onRemove } = useUnit({
    pairs: $pairs,
    contracts: $contractByCode,
    onEdit: alertsOpened,
    onRemove: removeAlert.submitted,
  });
  const t = useText('trade');
  const format = useFormat();
  const itemOf = (alert: PriceAlert) => {
    const instrument = instrumentOf(alert, { pairs: pairs.list, contracts });
    const name = alertMarketName(alert, pairs.list);
    const price = alertPrice(alert, instrument, format);
    const condition = t(`trade.alertGoal_${alert.direction}`, { price });
    const state = alert.isActive
      ? t(`trade.alertRepeat_${alert.repeat}`)
      : t('trade.alertFired', { time: format.dateTime(alert.firedTime ?? alert.createdTime) });
    return {
      id: alert.alertId,
      title: `${name} · ${condition}`,
      meta: `${t(`trade.alertBasis_${alert.basis}`)} · ${state}`,
      action: (
        <Inline gap={1}>
          {instrument && (
            <IconButton
              icon={Pencil}
              size="compact"
              label={t('trade.alertEditOf', { pair: name, price })}
              onPress={() => onEdit({ instrument, alert })}
            />
          )}
          <IconButton
            icon={Trash2}
            size="compact"
            label={t('trade.alertDeleteOf', { pair: name, price })}
            onPress={() => onRemove(alert)}
          />
        </Inline>
      ),
    };
  };
  return (
    <div ref={keepRowFocus}>
      <QueryView query={priceAlerts} density="compact" skeleton={<DataList label={t('trade.alerts')} items={[]} skeletonRows={2} />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState density="compact" picture="inbox" text={t('trade.noAlerts')} hint={t('trade.noAlertsHint')} />
          ) : (
            <DataList label={t('trade.alerts')} items={list.map(itemOf)} />
          )
        }
      </QueryView>
    </div>
  );
}
