import { Autocomplete } from 'react-aria-components/Autocomplete';
import { ListBox } from 'react-aria-components/ListBox';
import type { ListBoxProps } from 'react-aria-components/ListBox';
import { none, options as optionsStyle } from '../options.css';
import type { Bare } from '../props';
import { SearchField } from '../SearchField/SearchField';
import { search as searchStyle } from './OptionList.css';
import { optionLine } from './optionLine';
import { answers } from './options';
import type { SelectOption } from './options';

export interface SearchTexts {
  label: string;
  placeholder?: string;
  clearLabel: string;
  /** Whether an option answers what was typed; by default its value or its label holds it. */
  matches?: (option: Pick<SelectOption, 'id' | 'label'>, typed: string) => boolean;
}

export interface OptionListProps extends Omit<Bare<ListBoxProps<SelectOption>>, 'items' | 'renderEmptyState'> {
  options: readonly SelectOption[];
  /** Shown where no option is left. */
  emptyText: string;
  /** Turns the search over the options on. */
  search?: SearchTexts;
  /** In an overlay, where typing is what the reader opened it for. */
  isSearchFirst?: boolean;
}

/** Lists options to choose from, with a search over them where it has the texts for one. */
export function OptionList({ options, emptyText, search, isSearchFirst = false, ...props }: OptionListProps) {
  const list = (
    <ListBox {...props} items={options} className={optionsStyle} renderEmptyState={() => <p className={none}>{emptyText}</p>}>
      {optionLine}
    </ListBox>
  );
  if (!search) return list;
  const { matches = answers, ...texts } = search;
  return (
    <Autocomplete filter={(_, typed, node) => matches({ id: String(node.key), label: node.textValue }, typed)}>
      <div className={searchStyle}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- an overlay takes the focus when it opens, and gives it back */}
        <SearchField size="compact" {...texts} autoFocus={isSearchFirst} />
      </div>
      {list}
    </Autocomplete>
  );
}
