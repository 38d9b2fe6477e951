import { multiplyNullable } from '@/contract/decimal';
import { moneyParts, type DisplayCurrency } from '@/entities/currency';
import { WalletAmount } from '@/entities/wallet';
import type { Format, Translate } from '@/shared/i18n';
import { Price } from '@/ui/Price/Price';
import type { Column } from '@/ui/Table/column';
import type { AssetRow } from './rows';
import { TokenCell } from './TokenCell';

/** Dependencies of the columns. */
export interface ColumnContext {
  readonly t: Translate<'web3Assets'>;
  readonly format: Format;
  /** Network names by chain index. */
  readonly names: ReadonlyMap<string, string>;
  readonly currency: DisplayCurrency;
}

/** Columns of the token table; on narrow screens network, price and balance fold below token and value. */
export const assetColumns = ({ t, format, names, currency }: ColumnContext): readonly Column<AssetRow>[] => [
  { id: 'token', header: t('web3Assets.token'), width: 180, isSortable: true, cell: (row) => <TokenCell row={row} /> },
  {
    id: 'network',
    header: t('web3Assets.network'),
    width: 136,
    priority: 3,
    cell: ({ chainIndex }) => names.get(chainIndex) ?? chainIndex,
  },
  {
    id: 'price',
    header: t('web3Assets.price'),
    align: 'end',
    priority: 2,
    isSortable: true,
    cell: ({ tokenPrice }) => <Price value={moneyParts(multiplyNullable(tokenPrice, currency.rate), currency, format)} />,
  },
  {
    id: 'balance',
    header: t('web3Assets.balance'),
    align: 'end',
    width: 148,
    priority: 1,
    isSortable: true,
    cell: ({ balance }) => <WalletAmount value={format.parts.amount(balance)} />,
  },
  {
    id: 'value',
    header: t('web3Assets.value'),
    align: 'end',
    width: 132,
    isSortable: true,
    cell: ({ value }) => <WalletAmount value={format.parts.money(multiplyNullable(value, currency.rate), currency.code)} weight="medium" />,
  },
];
