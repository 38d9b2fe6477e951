import { useUnit } from 'effector-react';
import { createStore } from 'effector';
import { Suspense, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { $isKnownUser } from '@/entities/session';
import { $tradePreferences, preferencesChanged } from '@/entities/trade-preferences';
import { useFormat, useI18n, useText } from '@/shared/i18n';
import { routes, useHrefs, readQuery } from '@/shared/routing';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Link } from '@/ui/Link/Link';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Switch } from '@/ui/Switch/Switch';
import { Tabs } from '@/ui/Tabs/Tabs';
import { tabBody } from './TradeDesk.css';
import type { DeskPartProps, DeskProduct, DeskTab } from './product';

export interface DeskTabsProps extends DeskPartProps {
  readonly product: DeskProduct;
}

const tabParameter = 'tab';
const $none = createStore<number | null>(null);

/** Orders, history and funds below the chart; which tab is open stands in the address. */
export function DeskTabs({ product, pair }: DeskTabsProps) {
  const { tabs } = product;
  useText('trade', 'orders', 'records');
  const { t } = useI18n();
  const [search, setSearch] = useSearchParams();
  const counts = useCounts(tabs);
  const shown = tabs.find(({ id }) => id === search.get(tabParameter)) ?? tabs[0];
  const own = useMemo(() => parametersOf(product, search, shown.id), [product, search, shown.id]);
  return (
    <Tabs
      label={t('trade.account')}
      size="compact"
      fills
      tabs={tabs.map(({ id, label }, index) => ({ id, label: t(label), count: counts[index] }))}
      selected={shown.id}
      onSelect={(id) => setSearch((before) => parametersOf(product, before, id), { preventScrollReset: true })}
    >
      {(id) => id === shown.id && <TabContent key={id} tab={shown} pair={pair} tabQuery={own} />}
    </Tabs>
  );
}

/** The address of a tab: the parameters of the screen itself, and which tab it is, but no filters of another. */
function parametersOf({ route, tabs }: DeskProduct, search: URLSearchParams, id: string): Record<string, string> {
  const own = route.query && readQuery({ query: route.query }, search);
  const kept = Object.keys(own ?? {}).flatMap((name) => search.getAll(name).map((value) => [name, value]));
  return Object.fromEntries(id === tabs[0].id ? kept : [...kept, [tabParameter, id]]);
}

/** The counts of the tabs as text; a product has the same tabs for as long as it is shown. */
function useCounts(tabs: readonly DeskTab[]): (string | undefined)[] {
  const format = useFormat();
  const counts = useUnit(tabs.map(({ $count = $none }) => $count));
  return counts.map((count) => (count === null ? undefined : format.count(count)));
}

interface TabContentProps extends DeskPartProps {
  readonly tab: DeskTab;
  readonly tabQuery: Readonly<Record<string, string>>;
}

function TabContent({ tab: { label, id: tab, Content, isByPair }, pair, tabQuery }: TabContentProps) {
  const { isKnownUser, preferences, onChange } = useUnit({
    isKnownUser: $isKnownUser,
    preferences: $tradePreferences,
    onChange: preferencesChanged,
  });
  const { t } = useI18n();
  const hidesOthers = isByPair && preferences.hidesOtherPairs;
  const id = hidesOthers ? pair?.id : undefined;
  const scope = useMemo(() => (id === undefined ? undefined : typeof id === 'number' ? { tradeId: id } : { contractCode: id }), [id]);
  const tools = isByPair && (
    <Switch isSelected={hidesOthers} onChange={(hides) => onChange({ hidesOtherPairs: hides })}>
      {t('trade.hideOthers')}
    </Switch>
  );
  if (isKnownUser === null) return null;
  if (!isKnownUser) return <Visitor />;
  return (
    <div className={tabBody}>
      <Suspense fallback={<Skeleton shape="row" count={5} label />}>
        <Content title={t(label)} fileName={`trade-${tab}`} tabQuery={tabQuery} scope={scope} tools={tools} density="compact" />
      </Suspense>
    </div>
  );
}

function Visitor() {
  const t = useText('trade');
  const { to } = useHrefs();
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      density="compact"
      text={t('trade.visitor')}
      action={
        <Link variant="button" tone="accent" size="compact" href={to(routes.login, { query: { redirect: `${pathname}${search}` } })}>
          {t('common.logIn')}
        </Link>
      }
    />
  );
}
