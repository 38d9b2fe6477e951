import { createContext, use } from 'react';

const english = {
  amountUnclear: 'This is not clearly an amount, so nothing was changed. Enter digits and a decimal point.',
  breadcrumbs: 'Breadcrumbs',
  clear: 'Clear',
  close: 'Close',
  copied: 'Copied',
  copyFailed: 'Couldn’t copy. Select the text and copy it manually.',
  details: 'Details',
  loading: 'Loading…',
  newWindow: 'Opens in a new tab',
  next: 'Next',
  noResult: 'No results',
  notices: 'Notifications',
  page: 'Page {{number}}',
  previous: 'Previous',
  readLess: 'Read less',
  readMore: 'Read more',
  retry: 'Try again',
  selectAll: 'Select all',
  showOptions: 'Show options',
} as const;

export type UiTextName = keyof typeof english;

/** Says a text that components have of their own; `number` stands in the text of a page. */
export type UiText = (name: UiTextName, values?: { readonly number: number }) => string;

const inEnglish: UiText = (name, values) => english[name].replace('{{number}}', String(values?.number));

/** Gives the components of a tree their own texts in its language. */
export const UiTextContext = createContext(inEnglish);

/** The texts that components have of their own; English where nobody gives them another language. */
export const useUiText = (): UiText => use(UiTextContext);
