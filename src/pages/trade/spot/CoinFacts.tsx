import { minTurnoverOf, stepOf } from '@/contract/spot';
import { QueryView } from '@/shared/api/QueryView';
import { useFormat, useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { routes, useHrefs } from '@/shared/routing';
import { DescriptionList } from '@/ui/DescriptionList/DescriptionList';
import { Link } from '@/ui/Link/Link';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import type { DeskPartProps } from '@/widgets/trade-desk';
import { FundFacts } from './FundFacts';
import { CoinFactsGate, coinInfo } from './factsModel';
import { facts } from './page.css';

/** Information about the base coin of a pair and the order steps of the pair. */
export function CoinFacts({ pair }: DeskPartProps) {
  useGate(CoinFactsGate, { coin: pair?.base ?? null });
  const t = useText('trade');
  const format = useFormat();
  const { to } = useHrefs();
  if (pair === null) return null;
  const { base, quote, decimals, amountDecimals, listedTime, multiple } = pair;
  const coinInfoHref = to(routes.coinInfo, { query: { coin: base } });
  const state = (isOpen: boolean) => t(isOpen ? 'trade.open' : 'trade.suspended');
  return (
    <div className={facts}>
      <QueryView query={coinInfo} density="compact" errorText={t('trade.infoFailed')} skeleton={<Skeleton shape="row" count={5} />}>
        {({ name, price, supply, marketCap, transferInAble, transferOutAble }) => (
          <DescriptionList
            columns={2}
            density="compact"
            aria-label={name}
            items={[
              {
                id: 'coin',
                term: t('trade.coin'),
                value: coinInfoHref === null ? `${name} (${base})` : <Link href={coinInfoHref}>{`${name} (${base})`}</Link>,
              },
              { id: 'price', term: t('trade.coinPrice'), value: format.amount(price, { unit: 'USDT' }) },
              ...(multiple === null
                ? [
                    { id: 'supply', term: t('trade.supply'), value: `${format.compact(supply)} ${base}` },
                    { id: 'cap', term: t('trade.marketCap'), value: `${format.compact(marketCap)} USDT` },
                  ]
                : []),
              { id: 'listed', term: t('trade.listed'), value: format.date(listedTime) },
              { id: 'tick', term: t('trade.tick'), value: format.amount(stepOf(decimals), { decimals: 20, unit: quote }) },
              { id: 'lot', term: t('trade.lot'), value: format.amount(stepOf(amountDecimals), { decimals: 20, unit: base }) },
              { id: 'least', term: t('trade.least'), value: format.amount(minTurnoverOf({ quote }), { unit: quote }) },
              { id: 'in', term: t('trade.transferIn'), value: state(transferInAble) },
              { id: 'out', term: t('trade.transferOut'), value: state(transferOutAble) },
            ]}
          />
        )}
      </QueryView>
      {multiple !== null && <FundFacts pair={pair} />}
    </div>
  );
}
