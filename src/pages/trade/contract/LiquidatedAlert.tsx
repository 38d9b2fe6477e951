import { useUnit } from 'effector-react';
import { useSearchParams } from 'react-router-dom';
import { coinsOf, contractName } from '@/contract/swap';
import { useFormat, useText } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { Stack } from '@/ui/Stack/Stack';
import { $liquidated, liquidationDismissed } from './liquidatedModel';

/** Says which positions were liquidated a moment ago, at what price and what that cost, and leads to the record of it. */
export function LiquidatedAlert() {
  const { list, onDismiss } = useUnit({ list: $liquidated, onDismiss: liquidationDismissed });
  const [, setSearch] = useSearchParams();
  const t = useText('contract', 'contractMore');
  const format = useFormat();
  if (list.length === 0) return null;
  const show = () =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('tab', 'past');
        return next;
      },
      { preventScrollReset: true },
    );
  return (
    <InlineAlert
      tone="danger"
      title={t('contractMore.liquidatedTitle')}
      onDismiss={() => onDismiss()}
      action={
        <Button size="compact" onPress={show}>
          {t('contractMore.seeRecord')}
        </Button>
      }
    >
      <Stack gap={2}>
        {list.map(({ positionId, contractCode, side, leverage, amount, entryPrice, closePrice, realised, closedTime }) => {
          const { amountUnit, coin } = coinsOf(contractCode);
          return (
            <span key={positionId}>
              {t('contractMore.liquidatedText', {
                position: `${contractName(contractCode)} ${t(`contract.${side}`)} ${leverage}×`,
                amount: format.amount(amount, { unit: amountUnit }),
                entry: format.amount(entryPrice),
                price: format.amount(closePrice),
                pnl: format.amount(realised, { unit: coin }),
                time: format.dateTime(closedTime),
              })}
            </span>
          );
        })}
      </Stack>
    </InlineAlert>
  );
}
