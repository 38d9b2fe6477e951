import { useUnit } from 'effector-react';
import { useSearchParams } from 'react-router-dom';
import type { LiquidationRecord } from '@/contract/margin';
import { useFormat, useText } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { $liquidated, liquidationDismissed } from './model';

/** Warns about a recent liquidation of the account, with a link to its record. */
export function LiquidatedAlert() {
  const { record, onDismiss } = useUnit({ record: $liquidated, onDismiss: liquidationDismissed });
  const [, setSearch] = useSearchParams();
  const onShow = () =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('tab', 'liquidations');
        return next;
      },
      { preventScrollReset: true },
    );
  return record && <MarginLiquidationNotice record={record} onDismiss={() => onDismiss()} onShow={onShow} />;
}

export interface MarginLiquidationNoticeProps {
  readonly record: Pick<LiquidationRecord, 'createdTime'>;
  readonly onDismiss: () => void;
  /** Opens the liquidation records. */
  readonly onShow: () => void;
}

/** The time of the liquidation and its consequences. */
export function MarginLiquidationNotice({ record, onDismiss, onShow }: MarginLiquidationNoticeProps) {
  const t = useText('margin');
  const format = useFormat();
  return (
    <InlineAlert
      tone="danger"
      title={t('margin.liquidatedTitle')}
      onDismiss={onDismiss}
      action={
        <Button size="compact" onPress={onShow}>
          {t('margin.seeRecord')}
        </Button>
      }
    >
      {t('margin.liquidatedText', { time: format.dateTime(record.createdTime) })}
    </InlineAlert>
  );
}
