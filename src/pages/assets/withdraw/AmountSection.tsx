import { useUnit } from 'effector-react';
import { useFormat, useText } from '@/shared/i18n';
import { subtract } from '@/contract/decimal';
import { routes, useHrefs } from '@/shared/routing';
import { CoinAmountField } from '@/shared/money-form/CoinAmountField';
import { DescriptionList } from '@/ui/DescriptionList/DescriptionList';
import { Link } from '@/ui/Link/Link';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { $amount, $fee, $precision, $received, maxPressed, amountTyped } from './amount';
import { totals } from './page.css';
import { $method, $network, check, info } from './selection';
import { $problems } from './submission';

export interface AmountSectionProps {
  /** The symbol of the coin. */
  readonly unit: string;
}

/** The amount field with balance, limits and fee, and the amount received. */
export function AmountSection({ unit }: AmountSectionProps) {
  const t = useText('withdraw', 'recipient');
  const format = useFormat();
  const { to } = useHrefs();
  const levels = to(routes.verification);
  const { amount, fee, received, precision, network, method, withdrawInfo, isLoading, withdrawCheck, problem, onType, onMax } = useUnit({
    amount: $amount,
    fee: $fee,
    received: $received,
    precision: $precision,
    network: $network,
    method: $method,
    withdrawInfo: info.$data,
    isLoading: info.$isLoading,
    withdrawCheck: check.$data,
    problem: $problems.map(({ amount: amountProblem }) => amountProblem ?? null),
    onType: amountTyped,
    onMax: maxPressed,
  });
  const inCoin = (value: string) => format.amount(value, { unit });
  const remaining = withdrawCheck && subtract(withdrawCheck.dayLimit, withdrawCheck.dayUsed);
  const items = [
    ...(method === 'onChain' && network ? [{ id: 'minimum', term: t('withdraw.minimum'), value: inCoin(network.minWithdraw) }] : []),
    {
      id: 'day',
      term: t('withdraw.dayLimit'),
      value:
        withdrawCheck && remaining !== null
          ? t('withdraw.dayValue', { left: format.amount(remaining), limit: format.amount(withdrawCheck.dayLimit) })
          : placeholder,
    },
    { id: 'fee', term: t('withdraw.fee'), value: fee === null ? placeholder : method === 'internal' ? t('withdraw.feeFree') : inCoin(fee) },
    {
      id: 'received',
      term: t(method === 'internal' ? 'withdraw.receivedBy' : 'withdraw.received'),
      value: received === null ? placeholder : <strong>{inCoin(received)}</strong>,
    },
  ];
  return (
    <>
      <CoinAmountField
        label={t('withdraw.amount')}
        value={amount}
        onChange={onType}
        precision={precision}
        unit={unit}
        max={{ label: t('withdraw.all'), onPress: onMax }}
        isLoading={isLoading}
        available={withdrawInfo && t('withdraw.available', { amount: inCoin(withdrawInfo.available) })}
        errorMessage={problem === null ? undefined : t(problem.key, problem.values)}
      />
      <div className={totals}>
        <Stack gap={3}>
          <DescriptionList density="compact" items={items} />
          {/* Not next to the limit, where it would wrap on phones once the limit is loaded. */}
          {levels && (
            <Text size="small">
              <Link href={levels}>{t('withdraw.dayRaise')}</Link>
            </Text>
          )}
        </Stack>
      </div>
    </>
  );
}

/** Placeholder for unknown values. */
const placeholder = '—';
