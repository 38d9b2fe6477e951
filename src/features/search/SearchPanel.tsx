import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { QueryView } from '@/shared/api/QueryView';
import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { useAnnouncer } from '@/ui/Announcer/announcer';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { SearchField } from '@/ui/SearchField/SearchField';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Tabs } from '@/ui/Tabs/Tabs';
import { moveFocus } from './focus';
import { foundItems } from './searchItems';
import { $count, $hasRows, $isSearching, $keyword, $tab, keywordTyped, search, searchTabs, submitted, tabChosen } from './model';
import { Popular } from './Popular';
import { Recent } from './Recent';
import { SearchGate } from './recentModel';
import { Results } from './Results';
import { panel, results } from './SearchPanel.css';

/** Searches pairs and contracts; arrow keys move the focus between the field and the results. */
export function SearchPanel() {
  useGate(SearchGate);
  const { keyword, tab, count, onType, onTab, onSubmit } = useUnit({
    keyword: $keyword,
    tab: $tab,
    count: $count,
    onType: keywordTyped,
    onTab: tabChosen,
    onSubmit: submitted,
  });
  const t = useText('search');
  const { polite } = useAnnouncer();
  useEffect(() => {
    if (count !== null) polite(count === 0 ? t('common.noResult') : t('common.results', { count }));
  }, [count, polite, t]);

  return (
    <div role="search" aria-label={t('search.title')}>
      <div role="presentation" className={panel} onKeyDown={moveFocus}>
        <SearchField
          ref={focusOnMount}
          label={t('search.placeholder')}
          placeholder={t('search.placeholder')}
          value={keyword}
          onChange={onType}
          onSubmit={() => onSubmit()}
        />
        <Tabs
          label={t('search.tabs')}
          variant="chip"
          size="compact"
          tabs={searchTabs.map((id) => ({ id, label: t(`search.tab_${id}`) }))}
          selected={tab}
          onSelect={(chosen) => {
            const selected = searchTabs.find((id) => id === chosen);
            if (selected) onTab(selected);
          }}
        >
          <div className={results}>
            <Content />
          </div>
        </Tabs>
      </div>
    </div>
  );
}

/** The content below the tabs: recent searches until something is typed, then the results. */
function Content() {
  const { isSearching, keyword, hasRows } = useUnit({ isSearching: $isSearching, keyword: $keyword, hasRows: $hasRows });
  const t = useText('search');
  if (!isSearching) return <Recent />;
  const emptyState = (
    <>
      <EmptyState
        density="compact"
        picture="search"
        text={t('search.nothing', { keyword: keyword.trim() })}
        hint={t('search.nothingHint')}
      />
      <Popular />
    </>
  );
  return (
    <QueryView
      query={search}
      keepLatest={hasRows}
      density="compact"
      errorText={t('search.failed')}
      skeleton={<Skeleton shape="row" count={5} label={t('search.searching')} />}
      isEmpty={(result) => foundItems(result).length === 0}
      empty={emptyState}
    >
      {(result) => <Results result={result} />}
    </QueryView>
  );
}

const focusOnMount = (field: HTMLInputElement | null): void => field?.focus();
