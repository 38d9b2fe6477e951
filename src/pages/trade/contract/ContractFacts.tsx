import { useUnit } from 'effector-react';
import { multiply } from '@/contract/decimal';
import { stepOf } from '@/contract/spot';
import { coinsOf, contractName, isInverse } from '@/contract/swap';
import { QueryView } from '@/shared/api/QueryView';
import { $isLoggedIn } from '@/entities/session';
import { useFormat, useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { DescriptionList } from '@/ui/DescriptionList/DescriptionList';
import { Heading } from '@/ui/Heading/Heading';
import { RiskLadder } from '@/ui/RiskLadder/RiskLadder';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Table } from '@/ui/Table/Table';
import type { DeskPartProps } from '@/widgets/trade-desk';
import { ContractFactsGate, contractTerms, fundingRates } from './factsModel';
import { facts } from './page.css';

/** Specification of a contract: terms, fees, risk limit tiers and funding history. */
export function ContractFacts({ pair }: DeskPartProps) {
  const contractCode = typeof pair?.id === 'string' ? pair.id : null;
  useGate(ContractFactsGate, { contractCode });
  const isLoggedIn = useUnit($isLoggedIn);
  const t = useText('contract', 'trade');
  const format = useFormat();
  if (pair === null || contractCode === null) return null;
  const { amountUnit, coin, quote } = coinsOf(contractCode);
  const { decimals, leverage, lot, listedTime, expiry } = pair;
  const percent = (rate: string) => `${format.amount(multiply(rate, '100'), { decimals: 4 })}%`;
  return (
    <div className={facts}>
      <DescriptionList
        columns={2}
        density="compact"
        aria-label={contractName(contractCode)}
        items={[
          { id: 'code', term: t('contract.contract'), value: contractName(contractCode) },
          { id: 'size', term: t('contract.contractSize'), value: format.amount(lot, { unit: amountUnit }) },
          { id: 'tick', term: t('trade.tick'), value: format.amount(stepOf(decimals), { decimals: 20, unit: quote }) },
          { id: 'leverage', term: t('contract.maxLeverage'), value: `${leverage}×` },
          { id: 'margin', term: t('contract.margin'), value: coin },
          expiry === null
            ? { id: 'listed', term: t('trade.listed'), value: format.date(listedTime) }
            : { id: 'expiry', term: t('contract.deliveryTime'), value: format.dateTime(expiry) },
        ]}
      />
      {isInverse(contractCode) && <p>{t('contract.coinMarginNote', { coin })}</p>}
      {isLoggedIn && (
        <QueryView
          query={contractTerms}
          density="compact"
          errorText={t('contract.infoFailed')}
          skeleton={<Skeleton shape="row" count={6} />}
        >
          {({ makerFee, takerFee, tiers, maxLeverage }) => (
            <>
              <DescriptionList
                density="compact"
                items={[
                  {
                    id: 'fees',
                    term: t('contract.fees'),
                    value: t('contract.makerTaker', { maker: percent(makerFee), taker: percent(takerFee) }),
                  },
                ]}
              />
              <Heading level={3} size="body">
                {t('contract.tiers')}
              </Heading>
              <RiskLadder
                label={t('contract.tiers')}
                headers={{
                  tier: t('contract.tier'),
                  range: t('contract.tierRange', { coin }),
                  leverage: t('contract.maxLeverage'),
                  maintenance: t('contract.maintenance'),
                }}
                currentLabel={t('contract.tierCurrent')}
                tiers={tiers.map(({ upTo, maintenanceRate, maxLeverage: max }, index) => ({
                  id: String(index),
                  name: format.count(index + 1),
                  range: `${format.amount(tiers[index - 1]?.upTo ?? '0')} – ${upTo === null ? '∞' : format.amount(upTo)}`,
                  leverage: `${Math.min(max, maxLeverage)}×`,
                  maintenance: percent(maintenanceRate),
                }))}
              />
            </>
          )}
        </QueryView>
      )}
      {expiry === null && (
        <>
          <Heading level={3} size="body">
            {t('contract.fundingHistory')}
          </Heading>
          <QueryView
            query={fundingRates}
            density="compact"
            errorText={t('contract.infoFailed')}
            skeleton={<Skeleton shape="row" count={6} />}
            empty={<p>{t('contract.emptyFunding')}</p>}
          >
            {(rates) => (
              <Table
                label={t('contract.fundingHistory')}
                density="compact"
                rows={rates}
                rowKey={({ time }) => String(time)}
                columns={[
                  { id: 'time', header: t('contract.fundingTime'), cell: ({ time }) => format.dateTime(time) },
                  {
                    id: 'rate',
                    header: t('contract.fundingRate'),
                    align: 'end',
                    cell: ({ rate }) => format.percent(multiply(rate, '100'), 4),
                  },
                ]}
              />
            )}
          </QueryView>
        </>
      )}
    </div>
  );
}
