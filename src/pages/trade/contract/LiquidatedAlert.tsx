import { useUnit } from 'effector-react';
import { useSearchParams } from 'react-router-dom';
import { coinsOf, contractName, type PastPosition } from '@/contract/swap';
import { useFormat, useText } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { Stack } from '@/ui/Stack/Stack';
import { $liquidated, liquidationDismissed } from './liquidatedModel';

/** Warns about recently liquidated positions, with a link to their records. */
export function LiquidatedAlert() {
  const { list, onDismiss } = useUnit({ list: $liquidated, onDismiss: liquidationDismissed });
  const [, setSearch] = useSearchParams();
  const onShow = () =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('tab', 'past');
        return next;
      },
      { preventScrollReset: true },
    );
  return list.length === 0 ? null : <LiquidationNotice list={list} onDismiss={() => onDismiss()} onShow={onShow} />;
}

export interface LiquidationNoticeProps {
  readonly list: readonly Pick<
    PastPosition,
    'positionId' | 'contractCode' | 'side' | 'leverage' | 'amount' | 'entryPrice' | 'closePrice' | 'realised' | 'closedTime'
  >[];
  readonly onDismiss: () => void;
  /** Opens the position history. */
  readonly onShow: () => void;
}

/** Lists the liquidated positions with their prices and losses. */
export function LiquidationNotice({ list, onDismiss, onShow }: LiquidationNoticeProps) {
  const t = useText('contract', 'contractMore');
  const format = useFormat();
  return (
    <InlineAlert
      tone="danger"
      title={t('contractMore.liquidatedTitle')}
      onDismiss={onDismiss}
      action={
        <Button size="compact" onPress={onShow}>
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
