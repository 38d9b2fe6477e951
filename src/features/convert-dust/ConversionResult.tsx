import type { DustConversion } from '@/contract/assets';
import { useFormat, useText } from '@/shared/i18n';
import { DescriptionList } from '@/ui/DescriptionList/DescriptionList';
import { Stack } from '@/ui/Stack/Stack';
import { StatementLink } from './StatementLink';

export interface ConversionResultProps {
  readonly result: DustConversion;
}

/** The result of a conversion, with a link to its record. */
export function ConversionResult({ result: { balances, received, fee, targetCoinName: unit, createdTime } }: ConversionResultProps) {
  const t = useText('dust');
  const format = useFormat();
  return (
    <Stack gap={5}>
      <DescriptionList
        items={[
          { id: 'received', term: t('dust.received'), value: <strong>{format.amount(received, { unit })}</strong> },
          { id: 'fee', term: t('dust.feePaid'), value: format.amount(fee, { unit }) },
          {
            id: 'balances',
            term: t('dust.converted'),
            value: balances.map(({ amount, coinName }) => format.amount(amount, { unit: coinName })).join(', '),
          },
          { id: 'time', term: t('dust.time'), value: format.dateTime(createdTime) },
        ]}
      />
      <div>
        <StatementLink />
      </div>
    </Stack>
  );
}
