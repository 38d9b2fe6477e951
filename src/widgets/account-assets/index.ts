export type { RowActionsProps } from './AssetActions';
export { AccountView, type AccountViewProps } from './AccountView';
export { $accounts, AccountAssetsGate, accountsRefetched, type AccountResult } from './model';
export { AssetsPage, type AssetsPageProps } from './AssetsPage';
export { billNames } from './billNames';
export { shownParts, shownTotal, type Part, type ShownPart } from './parts';
export { valueUnit, type ValueUnit } from './unit';
