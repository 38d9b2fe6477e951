import type { CoinProfile } from '@/contract/market';
import { unknown, useFormat, useText } from '@/shared/i18n';
import { DescriptionList } from '@/ui/DescriptionList/DescriptionList';
import { Panel } from '@/ui/Panel/Panel';

/** Supply, value, and the highest and the lowest price of a coin. */
export function Facts({ profile }: { readonly profile: CoinProfile }) {
  const { coin, rank, since, supply, maxSupply, marketCap, allTimeHigh, allTimeLow } = profile;
  const t = useText('coinInfo');
  const format = useFormat();
  const amount = (value: string | null | undefined) => (typeof value !== 'string' ? unknown : `${format.compact(value)} ${coin}`);
  const usdt = (value: string | null) => (value === null ? unknown : `${format.compact(value)} USDT`);
  const extreme = (term: string, id: string, value: CoinProfile['allTimeHigh']) => ({
    id,
    term,
    value: typeof value?.price === 'string' ? format.amount(value.price, { decimals: 12, unit: 'USDT' }) : unknown,
    ...(typeof value?.time === 'number' && { hint: format.date(value.time) }),
  });
  return (
    <Panel title={t('coinInfo.facts')} level={3}>
      <DescriptionList
        density="compact"
        items={[
          { id: 'rank', term: t('coinInfo.rankTerm'), value: rank === null ? unknown : t('coinInfo.rank', { rank }) },
          { id: 'cap', term: t('coinInfo.cap'), value: usdt(marketCap) },
          { id: 'supply', term: t('coinInfo.supply'), value: amount(supply) },
          { id: 'max', term: t('coinInfo.maxSupply'), value: maxSupply === null ? t('coinInfo.unlimited') : amount(maxSupply) },
          extreme(t('coinInfo.allTimeHigh'), 'high', allTimeHigh),
          extreme(t('coinInfo.allTimeLow'), 'low', allTimeLow),
          { id: 'since', term: t('coinInfo.since'), value: since === null ? unknown : String(since) },
        ]}
      />
    </Panel>
  );
}
