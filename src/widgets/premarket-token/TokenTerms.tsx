import { multiply } from '@/contract/decimal';
import type { PremarketPair } from '@/contract/premarket';
import { useFormat, useText } from '@/shared/i18n';
import { DescriptionList } from '@/ui/DescriptionList/DescriptionList';

export interface TokenTermsProps {
  readonly token: PremarketPair;
}

/** A token's schedule, supply, and terms of trading before its listing. */
export function TokenTerms({ token }: TokenTermsProps) {
  const t = useText('premarket', 'trade');
  const format = useFormat();
  const { baseCurrency: coin, baseName, quoteCurrency: quote, supply, circulatingRate } = token;
  const percent = (rate: string) => `${format.amount(multiply(rate, '100'))}%`;
  return (
    <DescriptionList
      columns={2}
      density="compact"
      aria-label={baseName}
      items={[
        { id: 'coin', term: t('trade.coin'), value: `${baseName} (${coin})` },
        { id: 'network', term: t('premarket.network'), value: token.network },
        { id: 'opens', term: t('premarket.opens'), value: format.dateTime(token.opensTime) },
        { id: 'lists', term: t('premarket.lists'), value: format.dateTime(token.listsTime) },
        { id: 'settles', term: t('premarket.settles'), value: format.dateTime(token.settlesTime) },
        { id: 'supply', term: t('trade.supply'), value: `${format.compact(supply)} ${coin}` },
        {
          id: 'circulating',
          term: t('premarket.circulating'),
          value: `${format.compact(multiply(supply, circulatingRate))} ${coin}`,
          hint: percent(circulatingRate),
        },
        { id: 'collateral', term: t('premarket.collateralRate'), value: percent(token.collateralRate) },
        { id: 'fee', term: t('premarket.deliveryFee'), value: percent(token.feeRate) },
        { id: 'least', term: t('trade.least'), value: format.amount(token.minTurnover, { unit: quote }) },
      ]}
    />
  );
}
