import { useUnit } from 'effector-react';
import { useSearchParams } from 'react-router-dom';
import type { LiquidationRecord } from '@/contract/margin';
import { useFormat, useText } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { $liquidated, liquidationDismissed } from './model';

/** Says that the account was liquidated a moment ago, and leads to the record of it. */
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
  /** Leads to the record. */
  readonly onShow: () => void;
}

/** When the account was liquidated, and what that means. */
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
