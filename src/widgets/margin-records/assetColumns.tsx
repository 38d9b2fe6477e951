import { add, subtract } from '@/contract/decimal';
import type { MarginAsset } from '@/contract/margin';
import type { Format, Translate } from '@/shared/i18n';
import { Amount } from '@/ui/Amount/Amount';
import type { Column } from '@/ui/Table/column';
import { AssetActions } from './AssetActions';

/** The formatting context of a margin account's table columns. */
export interface ColumnContext {
  readonly t: Translate;
  readonly format: Format;
  /** Masks amounts; screen readers read this label instead. */
  readonly hiddenLabel: string | undefined;
}

/** The columns of the coins of a cross account. */
export function assetColumns({ t, format, hiddenLabel }: ColumnContext): readonly Column<MarginAsset>[] {
  const column = (
    id: string,
    header: string,
    value: (asset: MarginAsset) => string,
    layout: Pick<Column<MarginAsset>, 'priority' | 'cardSlot'>,
  ): Column<MarginAsset> => ({
    id,
    header,
    align: 'end',
    width: 136,
    ...layout,
    cell: (asset) => <Amount value={format.parts.amount(value(asset))} hiddenLabel={hiddenLabel} />,
  });
  return [
    { id: 'coin', header: t('margin.coin'), width: 80, cell: ({ coinName }) => coinName },
    column('total', t('margin.total'), ({ available, frozen }) => add(available, frozen), { priority: 3 }),
    column('available', t('margin.available'), ({ available }) => available, { priority: 1 }),
    column('frozen', t('margin.inOrders'), ({ frozen }) => frozen, { priority: 5 }),
    column('borrowed', t('margin.borrowed'), ({ borrowed }) => borrowed, { priority: 2 }),
    column('interest', t('margin.interest'), ({ interest }) => interest, { priority: 4 }),
    column(
      'net',
      t('margin.net'),
      ({ available, frozen, borrowed, interest }) => subtract(add(available, frozen), add(borrowed, interest)),
      { cardSlot: 'lead' },
    ),
    {
      id: 'actions',
      header: t('margin.borrow'),
      isHeaderHidden: true,
      align: 'end',
      width: 152,
      cardSlot: 'actions',
      cell: (asset) => <AssetActions asset={asset} />,
    },
  ];
}
