import type { ReactNode } from 'react';

export interface SelectOption {
  /** The value. */
  id: string;
  label: string;
  description?: string;
  /** Before the label: a coin's mark. */
  start?: ReactNode;
  /** At the end of the line: a balance, a tag that says why it is disabled. */
  end?: ReactNode;
  isDisabled?: boolean;
}

/** Px of a dropdown's height before it scrolls. Source: specification, Sizes and delays, selects. */
export const dropdownHeight = 300;

/** Whether an option answers a search: its value or its label holds the text, upper and lower case alike. Source: specification, Select dropdown. */
export function answers({ id, label }: Pick<SelectOption, 'id' | 'label'>, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  return id.toLowerCase().includes(wanted) || label.toLowerCase().includes(wanted);
}

/** Milliseconds without typing before a search in a dropdown is made. Source: specification, Select dropdown. */
export const searchDelay = 300;

/** Searches a dropdown remembers where nothing else is said. Source: specification, Select dropdown. */
export const historyLength = 5;

/** Recent searches with `search` as the newest, each once whatever its case, at most `length`; an empty search changes nothing. */
export function remembered(recent: readonly string[], search: string, length = historyLength): readonly string[] {
  const words = search.trim();
  if (!words) return recent;
  return [words, ...recent.filter((past) => past.toLowerCase() !== words.toLowerCase())].slice(0, length);
}
