import { useUnit } from 'effector-react';
import { useFormat, useText } from '@/shared/i18n';
import { withDecimals } from '@/shared/lib/typedFigures';
import { subtract } from '@/contract/decimal';
import { AmountField } from '@/ui/AmountField/AmountField';
import { Button } from '@/ui/Button/Button';
import { DescriptionList } from '@/ui/DescriptionList/DescriptionList';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { $amount, $fee, $precision, $received, maxPressed, amountTyped } from './amount';
import { totals } from './page.css';
import { $method, $network, check, info } from './selection';
import { $problems } from './submission';

export interface AmountSectionProps {
  /** The symbol of the coin. */
  readonly unit: string;
}

/** How much leaves, within what is available and what is left of the day, and what arrives of it. */
export function AmountSection({ unit }: AmountSectionProps) {
  const t = useText('withdraw');
  const format = useFormat();
  const { amount, fee, received, precision, network, method, known, checked, problem, onType, onAll } = useUnit({
    amount: $amount,
    fee: $fee,
    received: $received,
    precision: $precision,
    network: $network,
    method: $method,
    known: info.$data,
    checked: check.$data,
    problem: $problems.map(({ amount: found }) => found ?? null),
    onType: amountTyped,
    onAll: maxPressed,
  });
  const inCoin = (value: string) => format.amount(value, { unit });
  const left = checked && subtract(checked.dayLimit, checked.dayUsed);
  const items = [
    ...(method === 'onChain' && network ? [{ id: 'minimum', term: t('withdraw.minimum'), value: inCoin(network.minWithdraw) }] : []),
    {
      id: 'day',
      term: t('withdraw.dayLimit'),
      value:
        checked && left !== null ? t('withdraw.dayValue', { left: format.amount(left), limit: format.amount(checked.dayLimit) }) : nothing,
    },
    { id: 'fee', term: t('withdraw.fee'), value: fee === null ? nothing : method === 'internal' ? t('withdraw.feeFree') : inCoin(fee) },
    {
      id: 'received',
      term: t(method === 'internal' ? 'withdraw.receivedBy' : 'withdraw.received'),
      value: received === null ? nothing : <strong>{inCoin(received)}</strong>,
    },
  ];
  return (
    <>
      <AmountField
        name="amount"
        label={t('withdraw.amount')}
        size="touch"
        placeholder={format.amount('0', { least: 2 })}
        value={amount}
        onChange={onType}
        normalise={withDecimals(precision)}
        separators={format.separators}
        unit={unit}
        action={
          <Button size="compact" tone="quiet" isDisabled={known === null} onPress={() => onAll()}>
            {t('withdraw.all')}
          </Button>
        }
        aside={known ? t('withdraw.available', { amount: inCoin(known.available) }) : <Skeleton length="medium" />}
        errorMessage={problem === null ? undefined : t(problem.key, problem.values)}
      />
      <div className={totals}>
        <DescriptionList density="compact" items={items} />
      </div>
    </>
  );
}

/** Stands where a figure is not known yet. */
const nothing = '—';
