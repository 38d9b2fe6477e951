import type { ReactNode } from 'react';

export interface SelectOption {
  /** The value of the option. */
  id: string;
  label: string;
  description?: string;
  /** Shown in the closed field instead of the label: a dial code. */
  shortLabel?: string;
  /** Before the label: a coin's icon. */
  start?: ReactNode;
  /** After the label: a balance, a tag that says why it is disabled. */
  end?: ReactNode;
  isDisabled?: boolean;
}

/** Maximum height of a dropdown in px. Source: specification, Sizes and delays, selects. */
export const maxDropdownHeight = 300;

/** Whether an option matches a search: its value or its label contains the text, case-insensitively. Source: specification, Select dropdown. */
export function matchesOption({ id, label }: Pick<SelectOption, 'id' | 'label'>, search: string): boolean {
  const query = search.trim().toLowerCase();
  return id.toLowerCase().includes(query) || label.toLowerCase().includes(query);
}

/** Debounce of the search in a dropdown, in ms. Source: specification, Select dropdown. */
export const searchDelay = 300;

/** Default number of remembered searches in a dropdown. Source: specification, Select dropdown. */
export const historyLength = 5;

/** Adds `search` to the recent searches as the newest, without duplicates (case-insensitive), at most `length`; an empty search changes nothing. */
export function addRecentSearch(recent: readonly string[], search: string, length = historyLength): readonly string[] {
  const words = search.trim();
  if (!words) return recent;
  return [words, ...recent.filter((past) => past.toLowerCase() !== words.toLowerCase())].slice(0, length);
}
