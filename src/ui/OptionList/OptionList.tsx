import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { ListBox } from 'react-aria-components/ListBox';
import type { ListBoxProps } from 'react-aria-components/ListBox';
import { Button } from '../Button/Button';
import { none, options as optionsStyle } from '../options.css';
import type { Unstyled } from '../props';
import { SearchField } from '../SearchField/SearchField';
import { useUiText } from '../texts';
import { recent as recentStyle, recentTitle, search as searchStyle } from './OptionList.css';
import { optionLine } from './optionLine';
import { matchesOption, searchDelay } from './options';
import type { SelectOption } from './options';
import { useDebounced } from './useDebounced';
import { usePointerHeld } from './usePointerHeld';

export interface SearchHistory {
  title: string;
  /** Newest first. */
  recent: readonly string[];
  /** Called with the new history after a search led to a choice. */
  onChange: (recent: readonly string[]) => void;
  length?: number;
}

export interface SearchOptions {
  label: string;
  placeholder?: string;
  /** Whether an option matches the typed text; by default its value or its label contains it. */
  matches?: (option: Pick<SelectOption, 'id' | 'label'>, typed: string) => boolean;
  /** Shows recent searches before anything is typed. */
  history?: SearchHistory;
}

export interface OptionListProps extends Omit<Unstyled<ListBoxProps<SelectOption>>, 'items' | 'renderEmptyState'> {
  options: readonly SelectOption[];
  /** Shown if no option matches; "No results" by default. */
  emptyText?: string;
  /** Enables the search. */
  search?: SearchOptions;
  /** Called on every change of the search text. */
  onType?: (typed: string) => void;
  /** Focuses the search, in an overlay that is opened for typing. */
  isSearchAutoFocused?: boolean;
}

/** A list of options, with a search if `search` is given. */
export function OptionList({ options, emptyText, search, onType, isSearchAutoFocused = false, ...props }: OptionListProps) {
  const text = useUiText();
  const [typed, setTyped] = useState('');
  // Filtering between press and release would move another option under the pointer, and the click would be lost.
  const [isPointerHeld, holdSearch] = usePointerHeld();
  const [debounced, flush] = useDebounced(typed, searchDelay, isPointerHeld);
  const { matches = matchesOption, history } = search ?? {};
  const type = (next: string) => {
    setTyped(next);
    onType?.(next);
  };
  // Before the options are filtered, a key would act on an outdated one: filter first, then let arrow keys move among the matches; Enter only shows them.
  const onSearchKeyDown = (event: KeyboardEvent) => {
    if (typed === debounced || !['Enter', 'ArrowDown', 'ArrowUp'].includes(event.key)) return;
    flushSync(flush);
    if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
  };
  const list = (
    <ListBox
      {...props}
      onPointerDownCapture={holdSearch}
      items={options}
      className={optionsStyle}
      renderEmptyState={() => <p className={none}>{emptyText ?? text('noResult')}</p>}
    >
      {optionLine}
    </ListBox>
  );
  if (!search) return list;
  return (
    <Autocomplete
      inputValue={typed}
      onInputChange={type}
      filter={(name, _, { key }) => matches({ id: String(key), label: name }, debounced)}
      // Would focus an option of the previous results, which may be gone once the options are filtered.
      disableAutoFocusFirst
    >
      <search className={searchStyle} onKeyDownCapture={onSearchKeyDown}>
        <SearchField
          size="compact"
          label={search.label}
          placeholder={search.placeholder}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- an overlay takes the focus when it opens, and gives it back
          autoFocus={isSearchAutoFocused}
        />
        {history && !typed && history.recent.length > 0 && (
          <div className={recentStyle}>
            <span className={recentTitle}>{history.title}</span>
            {history.recent.map((past) => (
              <Button key={past} size="compact" tone="quiet" onPress={() => type(past)}>
                {past}
              </Button>
            ))}
          </div>
        )}
      </search>
      {list}
    </Autocomplete>
  );
}
