import type { ErrorCatalogue } from '@mocks/control';
import type { WorkbenchText } from '../tools';

/** What a person sees when a code arrives, by what the app does by itself. */
export const behaviours = {
  success: 'workbench.seesSuccess',
  inline: 'workbench.seesInline',
  toast: 'workbench.seesToast',
  dialog: 'workbench.seesDialog',
  confirm: 'workbench.seesConfirm',
  login: 'workbench.seesLogin',
  retry: 'workbench.seesRetry',
  refresh: 'workbench.seesRefresh',
} as const satisfies Record<ErrorCatalogue['codes'][number]['behaviour'], WorkbenchText>;
