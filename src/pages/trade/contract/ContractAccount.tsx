import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { isZero } from '@/contract/decimal';
import { coinsOf } from '@/contract/swap';
import { $areBalancesHidden } from '@/entities/assets';
import { $contractAssetsByCoin, contractAssets } from '@/entities/contract-account';
import { $isLoggedIn } from '@/entities/session';
import { FormulaHelp } from '@/features/contract-formulas';
import { QueryView } from '@/shared/api/QueryView';
import { useFormat, useText } from '@/shared/i18n';
import { Amount } from '@/ui/Amount/Amount';
import { DescriptionList } from '@/ui/DescriptionList/DescriptionList';
import { Heading } from '@/ui/Heading/Heading';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { Inline } from '@/ui/Inline/Inline';
import { Meter } from '@/ui/Meter/Meter';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import type { DeskPartProps } from '@/widgets/trade-desk';
import { LiquidatedAlert } from './LiquidatedAlert';
import { accountPanel } from './page.css';

/** Margin ratios in percent from which the risk counts as medium and as high. */
const elevated = 50;
const high = 80;

export interface ContractAccountProps extends DeskPartProps {
  /** The actions to add funds. */
  readonly children: ReactNode;
}

/** The contract account in the margin coin: equity, margin in use and liquidation risk of cross positions. */
export function ContractAccount({ pair, children }: ContractAccountProps) {
  const { isLoggedIn, isHidden, assets } = useUnit({
    isLoggedIn: $isLoggedIn,
    isHidden: $areBalancesHidden,
    assets: $contractAssetsByCoin,
  });
  const t = useText('contract', 'trade');
  const format = useFormat();
  if (!isLoggedIn || pair === null) return null;
  const { coin } = coinsOf(String(pair.id));
  const asset = assets?.get(coin) ?? null;
  const rate = Math.min(100, Number.parseInt(asset?.marginRate ?? '0', 10));
  const rateText = `${format.price(asset?.marginRate ?? '0', 2)}%`;
  const amount = (value: string | undefined, isTrend = false) => (
    <Amount
      value={format.parts.amount(value, { decimals: 8, unit: coin })}
      tone={isTrend ? 'trend' : 'inherit'}
      hiddenLabel={isHidden ? t('contract.hidden') : undefined}
    />
  );
  return (
    <div className={accountPanel}>
      <LiquidatedAlert />
      <Inline justify="between" wrap={false}>
        <Heading level={2} size="body">
          {t('contract.account')}
        </Heading>
        <FormulaHelp about="account" />
      </Inline>
      <QueryView
        query={contractAssets}
        keepLatest
        density="compact"
        errorText={t('trade.accountFailed')}
        skeleton={<Skeleton shape="row" count={6} />}
      >
        {() => (
          <>
            {rate >= high && <InlineAlert tone="danger">{t('contract.warnRisk', { rate: rateText })}</InlineAlert>}
            <Meter
              label={t('contract.marginRatio')}
              value={rate}
              valueText={rateText}
              zones={[
                { upTo: elevated, name: t('contract.risk_safe'), tone: 'success' },
                { upTo: high, name: t('contract.risk_medium'), tone: 'warning' },
                { upTo: 100, name: t('contract.risk_high'), tone: 'danger' },
              ]}
            />
            <DescriptionList
              density="compact"
              items={[
                { id: 'equity', term: t('contract.equity'), value: amount(asset?.equity) },
                { id: 'balance', term: t('contract.walletBalance'), value: amount(asset?.balance) },
                { id: 'free', term: t('contract.available'), value: amount(asset?.free) },
                ...(asset === null || isZero(asset.bonus) ? [] : [{ id: 'bonus', term: t('contract.bonus'), value: amount(asset.bonus) }]),
                { id: 'pnl', term: t('contract.pnl'), value: amount(asset?.unrealised, true) },
                { id: 'margin', term: t('contract.positionMargin'), value: amount(asset?.positionMargin) },
                { id: 'orders', term: t('contract.orderMargin'), value: amount(asset?.orderMargin) },
              ]}
            />
          </>
        )}
      </QueryView>
      {children}
    </div>
  );
}
