import { isZero } from '@/contract/decimal';
import type { CoinProfile } from '@/contract/market';
import { unknownValue, useFormat, useText } from '@/shared/i18n';
import { DescriptionList } from '@/ui/DescriptionList/DescriptionList';
import { Panel } from '@/ui/Panel/Panel';

/** Key figures of a coin: rank, market cap, supply, all-time high and low, launch year. */
export function Facts({ profile }: { readonly profile: CoinProfile }) {
  const { coin, rank, since, supply, maxSupply, marketCap, allTimeHigh, allTimeLow } = profile;
  const t = useText('coinInfo');
  const format = useFormat();
  // Leveraged tokens report zeros, as their supply follows their net asset value.
  const compact = (value: string | null | undefined, unit: string) =>
    typeof value !== 'string' || isZero(value) ? unknownValue : `${format.compact(value)} ${unit}`;
  const extreme = (term: string, id: string, value: CoinProfile['allTimeHigh']) => ({
    id,
    term,
    value: typeof value?.price === 'string' ? format.amount(value.price, { decimals: 12, unit: 'USDT' }) : unknownValue,
    ...(typeof value?.time === 'number' && { hint: format.date(value.time) }),
  });
  return (
    <Panel title={t('coinInfo.facts')} level={3}>
      <DescriptionList
        density="compact"
        items={[
          { id: 'rank', term: t('coinInfo.rankTerm'), value: rank === null ? unknownValue : t('coinInfo.rank', { rank }) },
          { id: 'cap', term: t('coinInfo.cap'), value: compact(marketCap, 'USDT') },
          { id: 'supply', term: t('coinInfo.supply'), value: compact(supply, coin) },
          { id: 'max', term: t('coinInfo.maxSupply'), value: maxSupply === null ? t('coinInfo.unlimited') : compact(maxSupply, coin) },
          extreme(t('coinInfo.allTimeHigh'), 'high', allTimeHigh),
          extreme(t('coinInfo.allTimeLow'), 'low', allTimeLow),
          { id: 'since', term: t('coinInfo.since'), value: since === null ? unknownValue : String(since) },
        ]}
      />
    </Panel>
  );
}
