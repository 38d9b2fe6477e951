import { createContext, use } from 'react';

/** The components' built-in texts in English. */
export const english = {
  amountUnclear: 'This is not clearly an amount, so nothing was changed. Enter digits and a decimal point.',
  breadcrumbs: 'Breadcrumbs',
  checkFields: 'Check the following to continue',
  clear: 'Clear',
  clearSelection: 'Clear selection',
  close: 'Close',
  columns: 'Columns',
  comfortable: 'Comfortable',
  compact: 'Compact',
  copied: 'Copied',
  copyFailed: 'Couldn’t copy. Select the text and copy it manually.',
  details: 'Details',
  loading: 'Loading…',
  named: '{{name}}: {{value}}',
  newWindow: 'Opens in a new tab',
  next: 'Next',
  noResult: 'No results',
  notices: 'Notifications',
  page: 'Page {{number}}',
  previous: 'Previous',
  readLess: 'Read less',
  readMore: 'Read more',
  reset: 'Reset',
  resize: 'Resize',
  retry: 'Try again',
  rowHeight: 'Row height',
  selectAll: 'Select all',
  selected: '{{number}} selected',
  showAsChart: 'Show as chart',
  showAsTable: 'Show as table',
  showOptions: 'Show options',
  stepDone: 'Completed',
  stepFailed: 'Needs attention',
  tableSettings: 'Table settings',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
} as const;

export type UiTextName = keyof typeof english;

/** Returns a component's built-in text, with its values inserted. */
export type UiText = (name: UiTextName, values?: Readonly<Record<string, string | number>>) => string;

/** The app always provides its own texts, so that its build omits these. */
const inEnglish: UiText = (name, values) =>
  import.meta.env.VITE_BUILDS === 'app' ? name : english[name].replaceAll(/\{\{(\w+)\}\}/g, (_, value: string) => String(values?.[value]));

/** Provides the components with their built-in texts in the app's language. */
export const UiTextContext = createContext(inEnglish);

/** The components' built-in texts; English without a provider. */
export const useUiText = (): UiText => use(UiTextContext);
