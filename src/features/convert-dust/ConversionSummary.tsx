import { useUnit } from 'effector-react';
import { multiply } from '@/contract/decimal';
import { useFormat, useText } from '@/shared/i18n';
import { DescriptionList } from '@/ui/DescriptionList/DescriptionList';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { $isReview, $selected, $amounts, $target } from './model';

export interface ConversionSummaryProps {
  /** The fee as a fraction. */
  readonly feeRate: string;
}

/** The value of the selected balances at the latest prices, the fee, and the amount received. */
export function ConversionSummary({ feeRate }: ConversionSummaryProps) {
  const t = useText('dust');
  const format = useFormat();
  const { amounts, selected, target, isReview } = useUnit({ amounts: $amounts, selected: $selected, target: $target, isReview: $isReview });
  const inTarget = (amount: string) =>
    target ? t('dust.about', { amount: format.amount(amount, { unit: target.coinName }) }) : placeholder;
  return (
    <Stack gap={3}>
      <DescriptionList
        density="compact"
        items={[
          ...(isReview ? [{ id: 'balances', term: t('dust.balances'), value: selected.map(({ coinName }) => coinName).join(', ') }] : []),
          { id: 'gross', term: t('dust.gross'), value: inTarget(amounts.gross) },
          { id: 'fee', term: t('dust.fee', { rate: format.amount(multiply(feeRate, '100')) }), value: inTarget(amounts.fee) },
          { id: 'received', term: t('dust.received'), value: <strong>{inTarget(amounts.received)}</strong> },
        ]}
      />
      <Text as="p" size="small" tone="soft">
        {t(isReview ? 'dust.irreversible' : 'dust.rates')}
      </Text>
    </Stack>
  );
}

/** Shown until the rates of the target coin are loaded. */
const placeholder = '—';
