import { useUnit } from 'effector-react';
import { createStore } from 'effector';
import { Suspense, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useFormat, useI18n, useText } from '@/shared/i18n';
import { readQuery } from '@/shared/routing';
import { Tabs } from '@/ui/Tabs/Tabs';
import { TabSkeleton } from './TabSkeleton';
import { DeskTabContent } from './DeskTabContent';
import type { DeskPartProps, DeskProduct, DeskTab } from './product';

export interface DeskTabsProps extends DeskPartProps {
  readonly product: DeskProduct;
}

const tabParameter = 'tab';
const $none = createStore<number | null>(null);

/** Orders, history and funds below the chart; the open tab is stored in the URL. */
export function DeskTabs({ product, pair }: DeskTabsProps) {
  const { tabs } = product;
  useText('trade', 'orders', 'records');
  const { t } = useI18n();
  const [search, setSearch] = useSearchParams();
  const counts = useCounts(tabs);
  const shown = tabs.find(({ id }) => id === search.get(tabParameter)) ?? tabs[0];
  const tabQuery = useMemo(() => parametersOf(product, search, shown.id), [product, search, shown.id]);
  return (
    <Tabs
      label={t('trade.account')}
      size="compact"
      fills
      tabs={tabs.map(({ id, label }, index) => ({ id, label: t(label), count: counts[index] }))}
      selected={shown.id}
      onSelect={(id) => setSearch((before) => parametersOf(product, before, id), { preventScrollReset: true })}
    >
      {(id) =>
        id === shown.id && (
          <Suspense fallback={<TabSkeleton />}>
            <DeskTabContent key={id} tab={shown} pair={pair} tabQuery={tabQuery} scope={product.scope} />
          </Suspense>
        )
      }
    </Tabs>
  );
}

/** The query parameters of a tab: those of the screen itself and the tab id, without the filters of other tabs. */
function parametersOf({ route, tabs }: DeskProduct, search: URLSearchParams, id: string): Record<string, string> {
  const screenQuery = route.query && readQuery({ query: route.query }, search);
  const screenParameters = Object.keys(screenQuery ?? {}).flatMap((name) => search.getAll(name).map((value) => [name, value]));
  return Object.fromEntries(id === tabs[0].id ? screenParameters : [...screenParameters, [tabParameter, id]]);
}

/** The formatted counts of the tabs; the tabs of a product must not change while it is shown. */
function useCounts(tabs: readonly DeskTab[]): (string | undefined)[] {
  const format = useFormat();
  const counts = useUnit(tabs.map(({ $count = $none }) => $count));
  return counts.map((count) => (count === null ? undefined : format.count(count)));
}
