import { useUnit } from 'effector-react';
import { add, isZero } from '@/contract/decimal';
import type { IsolatedAccount, MarginAsset } from '@/contract/margin';
import { $isHidden } from '@/entities/assets';
import { isolatedAccounts, IsolatedAccountsGate } from '@/entities/margin-account';
import { loanOpened, type LoanTask } from '@/features/margin-loan';
import { QueryView } from '@/shared/api/QueryView';
import { useFormat, useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { routes, useHrefs } from '@/shared/routing';
import { Amount } from '@/ui/Amount/Amount';
import { Badge } from '@/ui/Badge/Badge';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Inline } from '@/ui/Inline/Inline';
import { LeverageBadge } from '@/ui/LeverageBadge/LeverageBadge';
import { Link } from '@/ui/Link/Link';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Table } from '@/ui/Table/Table';
import { Text } from '@/ui/Text/Text';
import type { RecordContentProps } from '@/widgets/record-page';

const tones = { noDebt: 'neutral', safe: 'success', warned: 'warning', liquidating: 'danger' } as const;

/** The isolated accounts of all pairs, each with its debt, its risk, and what can be done about it. */
export function IsolatedPositions({ title, scope, tools }: RecordContentProps) {
  useGate(IsolatedAccountsGate);
  const isHidden = useUnit($isHidden);
  const t = useText('margin');
  const format = useFormat();
  const { to } = useHrefs();
  const amount = (value: string, unit?: string) => (
    <Amount value={format.parts.amount(value, { unit })} hiddenLabel={isHidden ? t('margin.hidden') : undefined} />
  );
  const both = (account: IsolatedAccount, value: (asset: MarginAsset) => string) => (
    <Inline gap={3} wrap={false} justify="end">
      {[account.base, account.quote].map((asset) => (
        <span key={asset.coinId}>{amount(value(asset), asset.coinName)}</span>
      ))}
    </Inline>
  );
  const isShown = ({ tradeId }: IsolatedAccount) => scope?.tradeId === undefined || scope.tradeId === tradeId;
  return (
    <>
      <Inline gap={4}>{tools}</Inline>
      <QueryView
        query={isolatedAccounts}
        keepLatest
        density="compact"
        skeleton={<Skeleton shape="row" count={3} />}
        empty={<EmptyState density="compact" text={t('margin.emptyPositions')} />}
        isEmpty={(rows) => !rows.some(isShown)}
      >
        {(rows) => (
          <Table
            label={title}
            density="compact"
            rows={rows.filter(isShown)}
            rowKey={({ tradeId }) => String(tradeId)}
            rowName={({ tradeName }) => tradeName}
            columns={[
              {
                id: 'pair',
                header: t('margin.pair'),
                width: 160,
                cell: ({ tradeName, leverage }) => (
                  <Inline gap={3} wrap={false}>
                    <Link
                      href={
                        to(routes.marginTradePair, {
                          params: { tradeCode: tradeName.toLowerCase().replace('/', '_') },
                          query: { marginMode: 'isolated' },
                        }) ?? ''
                      }
                    >
                      {tradeName}
                    </Link>
                    <LeverageBadge leverage={`${leverage}×`} />
                  </Inline>
                ),
              },
              {
                id: 'assets',
                header: t('margin.assets'),
                align: 'end',
                width: 240,
                cell: (row) => both(row, ({ available, frozen }) => add(available, frozen)),
              },
              {
                id: 'debt',
                header: t('margin.totalDebt'),
                align: 'end',
                width: 128,
                cell: ({ totalDebt, quote }) => amount(totalDebt, quote.coinName),
              },
              {
                id: 'equity',
                header: t('margin.equity'),
                align: 'end',
                width: 128,
                cell: ({ netAsset, quote }) => amount(netAsset, quote.coinName),
              },
              {
                id: 'ratio',
                header: t('margin.ratio'),
                align: 'end',
                width: 168,
                cell: ({ riskRatio, riskState }) => (
                  <Inline gap={3} wrap={false} justify="end">
                    <Text face="figures">{riskRatio ?? '–'}</Text>
                    <Badge tone={tones[riskState]}>{t(`margin.state_${riskState}`)}</Badge>
                  </Inline>
                ),
              },
              {
                id: 'price',
                header: t('margin.price'),
                align: 'end',
                width: 96,
                priority: 1,
                cell: ({ price }) => format.amount(price, { decimals: 8 }),
              },
              {
                id: 'liquidation',
                header: t('margin.liquidationPrice'),
                align: 'end',
                width: 96,
                cell: ({ liquidationPrice }) => <Text tone="warning">{format.amount(liquidationPrice, { decimals: 8 })}</Text>,
              },
              {
                id: 'actions',
                header: t('margin.close'),
                isHeaderHidden: true,
                align: 'end',
                width: 264,
                cell: (row) => <PositionActions account={row} />,
              },
            ]}
          />
        )}
      </QueryView>
    </>
  );
}

interface PositionActionsProps {
  readonly account: IsolatedAccount;
}

function PositionActions({ account: { tradeId, tradeName, totalDebt } }: PositionActionsProps) {
  const onOpen = useUnit(loanOpened);
  const t = useText('margin', 'records');
  const action = (kind: LoanTask['kind'], isDisabled: boolean) => (
    <Button
      size="compact"
      isDisabled={isDisabled}
      aria-label={t('records.actionOn', { action: t(`margin.${kind}`), subject: tradeName })}
      onPress={() => onOpen({ kind, tradeId })}
    >
      {t(`margin.${kind}`)}
    </Button>
  );
  const owesNothing = isZero(totalDebt);
  return (
    <Inline gap={2} wrap={false} justify="end">
      {action('borrow', false)}
      {action('repay', owesNothing)}
      {action('close', owesNothing)}
    </Inline>
  );
}
