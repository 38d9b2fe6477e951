export { $accounts, AccountAssetsGate, accountsRefetched, type KnownAccount } from './model';
export { AssetsPage, type AssetsPageProps } from './AssetsPage';
export { billNames } from './billNames';
export { valueUnit, type ValueUnit } from './unit';
