export type { RowActionsProps } from './AssetActions';
export { AccountView, type AccountViewProps } from './AccountView';
export { $accounts, AccountAssetsGate, accountsRefetched, type AccountResult as KnownAccount } from './model';
export { AssetsPage, type AssetsPageProps } from './AssetsPage';
export { billNames } from './billNames';
export { shownParts, shownTotal, type Part, type ShownPart as Shown } from './parts';
export { valueUnit, type ValueUnit } from './unit';
