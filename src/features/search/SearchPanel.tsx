import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useText } from '@/shared/i18n';
import { useAnnouncer } from '@/ui/Announcer/announcer';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { ErrorState } from '@/ui/ErrorState/ErrorState';
import { SearchField } from '@/ui/SearchField/SearchField';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Tabs } from '@/ui/Tabs/Tabs';
import { moveFocus } from './focus';
import { $count, $keyword, $tab, $view, keywordTyped, retried, searchTabs, submitted, tabChosen } from './model';
import { Popular } from './Popular';
import { Recent } from './Recent';
import { Results } from './Results';
import { panel, results } from './SearchPanel.css';

/** Searches pairs and contracts; arrow keys move the focus between the field and the results. */
export function SearchPanel() {
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
          ref={focusOnArrival}
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
            const known = searchTabs.find((id) => id === chosen);
            if (known) onTab(known);
          }}
        >
          <div className={results}>
            <Found />
          </div>
        </Tabs>
      </div>
    </div>
  );
}

/** The content below the tabs for each state of the search. */
function Found() {
  const { view, keyword, onRetry } = useUnit({ view: $view, keyword: $keyword, onRetry: retried });
  const t = useText('search');
  switch (view) {
    case 'recent':
      return <Recent />;
    case 'searching':
      return <Skeleton shape="row" count={5} label={t('search.searching')} />;
    case 'failed':
      return <ErrorState density="compact" text={t('search.failed')} onRetry={onRetry} />;
    case 'found':
      return <Results />;
    case 'nothing':
    default:
      return (
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
  }
}

const focusOnArrival = (field: HTMLInputElement | null): void => field?.focus();
