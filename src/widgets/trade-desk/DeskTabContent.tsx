import { useUnit } from 'effector-react';
import { Suspense, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { $isKnownUser } from '@/entities/session';
import { $tradePreferences, preferencesChanged } from '@/entities/trade-preferences';
import { useI18n, useText } from '@/shared/i18n';
import { routes, useHrefs } from '@/shared/routing';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { keepRowFocus } from '@/ui/keepRowFocus';
import { Link } from '@/ui/Link/Link';
import { Switch } from '@/ui/Switch/Switch';
import { TabSkeleton } from './TabSkeleton';
import { tabBody } from './TradeDesk.css';
import type { DeskPartProps, DeskProduct, DeskTab } from './product';

export interface DeskTabContentProps extends DeskPartProps {
  readonly tab: DeskTab;
  readonly tabQuery: Readonly<Record<string, string>>;
  readonly scope: DeskProduct['scope'];
}

/** The content of a tab: its list for a user, a login link for a visitor. */
export function DeskTabContent({ tab: { label, id: tab, Content, filtersByPair }, pair, tabQuery, scope }: DeskTabContentProps) {
  const { isKnownUser, preferences, onChange } = useUnit({
    isKnownUser: $isKnownUser,
    preferences: $tradePreferences,
    onChange: preferencesChanged,
  });
  const { t } = useI18n();
  const hidesOthers = filtersByPair && preferences.hidesOtherPairs;
  const id = hidesOthers ? pair?.id : undefined;
  const listScope = useMemo(
    () => ({ ...scope, ...(id !== undefined && (typeof id === 'number' ? { tradeId: id } : { contractCode: id })) }),
    [scope, id],
  );
  const tools = filtersByPair && (
    <Switch isSelected={hidesOthers} onChange={(hides) => onChange({ hidesOtherPairs: hides })}>
      {t('trade.hideOthers')}
    </Switch>
  );
  if (isKnownUser === null) return <TabSkeleton />;
  if (!isKnownUser) return <Visitor />;
  return (
    <div ref={keepRowFocus} className={tabBody}>
      <Suspense fallback={<TabSkeleton />}>
        <Content title={t(label)} fileName={`trade-${tab}`} tabQuery={tabQuery} scope={listScope} tools={tools} density="compact" />
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
