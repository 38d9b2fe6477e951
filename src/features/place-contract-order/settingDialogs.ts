export { LeverageDialog } from './LeverageDialog';
export { ModesDialog } from './ModesDialog';
