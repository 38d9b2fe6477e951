import { useUnit } from 'effector-react';
import { useState } from 'react';
import { $areBalancesHidden } from '@/entities/assets';
import { LiveMarket } from '@/entities/market';
import { QueryView } from '@/shared/api/QueryView';
import { useFormat, useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { routes, useHrefs } from '@/shared/routing';
import { Card } from '@/ui/Card/Card';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Link } from '@/ui/Link/Link';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Tabs } from '@/ui/Tabs/Tabs';
import { activity, activityAll, activityBody, activityPlaceholder } from './activity.css';
import { $isNothingOpen, ActivityGate, openOrders, openPositions, recentBills } from './activityModel';
import { BillRow } from './BillRow';
import { OrderRow } from './OrderRow';
import { PositionRow } from './PositionRow';

const skeleton = (
  <div className={activityBody}>
    <Skeleton shape="row" count={3} />
  </div>
);

/** Shown while the texts load. */
export const activitySkeleton = (
  <Card density="none">
    <div className={activityPlaceholder}>{skeleton}</div>
  </Card>
);

/** Open positions and orders of the user or, if there are none, the latest balance changes. */
export function Activity() {
  const { positions, orders, isNothingOpen, isHidden } = useUnit({
    positions: openPositions.$data,
    orders: openOrders.$data,
    isNothingOpen: $isNothingOpen,
    isHidden: $areBalancesHidden,
  });
  const [chosen, setChosen] = useState<string | null>(null);
  const t = useText('homeAccount', 'market', 'orders', 'accountAssets', 'assets', 'routes');
  const format = useFormat();
  const { to } = useHrefs();
  useGate(ActivityGate);
  const allOrders = to(routes.spotOrders);
  const hasOrdersOnly = positions?.length === 0 && orders !== null && orders.count > 0;
  const tab = chosen ?? (isNothingOpen ? 'recent' : hasOrdersOnly ? 'orders' : 'positions');
  const tradeHref = to(routes.spotTrade);
  const hiddenLabel = isHidden ? t('assets.hiddenValue') : undefined;
  const tabs = [
    { id: 'positions', label: t('homeAccount.positions'), count: positions ? format.count(positions.length) : undefined },
    { id: 'orders', label: t('homeAccount.openOrders'), count: orders ? format.count(orders.count) : undefined },
    ...(isNothingOpen || tab === 'recent' ? [{ id: 'recent', label: t('accountAssets.activity') }] : []),
  ];
  return (
    <Card as="section" density="none" aria-label={t('homeAccount.activity')}>
      <div className={activity}>
        <Tabs label={t('homeAccount.activity')} tabs={tabs} selected={tab} onSelect={setChosen} fills>
          {tab === 'positions' ? (
            <QueryView
              query={openPositions}
              density="compact"
              skeleton={skeleton}
              empty={
                <EmptyState density="compact" picture="chart" text={t('homeAccount.noPositions')} hint={t('homeAccount.noPositionsHint')} />
              }
            >
              {(rows) => (
                <LiveMarket side="contract">
                  <ul className={activityBody}>
                    {rows.slice(0, 5).map((row) => (
                      <PositionRow key={row.position.positionId} {...row} hiddenLabel={hiddenLabel} />
                    ))}
                  </ul>
                </LiveMarket>
              )}
            </QueryView>
          ) : tab === 'recent' ? (
            <QueryView
              query={recentBills}
              density="compact"
              skeleton={skeleton}
              empty={
                <EmptyState
                  density="compact"
                  picture="chart"
                  text={t('accountAssets.noActivity')}
                  action={tradeHref && <Link href={tradeHref}>{t('routes.spotTrade')}</Link>}
                />
              }
            >
              {(rows) => (
                <ul className={activityBody}>
                  {rows.map((bill) => (
                    <BillRow key={bill.billId} bill={bill} hiddenLabel={hiddenLabel} />
                  ))}
                </ul>
              )}
            </QueryView>
          ) : (
            <QueryView
              query={openOrders}
              density="compact"
              skeleton={skeleton}
              isEmpty={({ count }) => count === 0}
              empty={<EmptyState density="compact" text={t('orders.emptyOpen')} hint={t('orders.emptyOpenHint')} />}
            >
              {({ rows }) => (
                <LiveMarket side="contract">
                  <ul className={activityBody}>
                    {rows.map((order) => (
                      <OrderRow key={order.key} order={order} hiddenLabel={hiddenLabel} />
                    ))}
                  </ul>
                </LiveMarket>
              )}
            </QueryView>
          )}
        </Tabs>
        {tab === 'orders' && orders !== null && orders.count > 0 && allOrders && (
          <div className={activityAll}>
            <Link variant="plain" href={allOrders}>
              {t('homeAccount.allOrders')}
            </Link>
          </div>
        )}
      </div>
    </Card>
  );
}
