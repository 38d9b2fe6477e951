import type { ErrorCatalogue } from '@mocks/control';
import type { WorkbenchText } from '../tools';

/** What the user sees when a code arrives, by the app's default behaviour. */
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
