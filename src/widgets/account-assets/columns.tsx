import type { ComponentType } from 'react';
import type { Asset } from '@/contract/assets';
import type { Format, Translate } from '@/shared/i18n';
import type { HrefBuilder } from '@/shared/routing';
import { CoinIcon } from '@/ui/CoinIcon/CoinIcon';
import { FigureLink } from '@/ui/FigureLink/FigureLink';
import { Text } from '@/ui/Text/Text';
import type { Column } from '@/ui/Table/column';
import { coinCell, coinName as nameStyle } from './AssetList.css';
import { AssetActions, type RowActionsProps } from './AssetActions';
import { recordsHref } from './recordsHref';
import type { AssetRow } from './rows';
import type { ValueUnit } from './unit';

/** The amounts of a coin that an account can show as columns. */
export type AmountColumn = Extract<keyof Asset, 'available' | 'frozen' | 'borrowed' | 'interest' | 'unrealised'>;

/** The context the list passes to its columns. */
export interface ColumnContext {
  readonly t: Translate<'accountAssets'>;
  readonly format: Format;
  readonly amounts: readonly AmountColumn[];
  readonly RowActions?: ComponentType<RowActionsProps> | undefined;
  readonly unit: ValueUnit;
  readonly hiddenLabel: string | undefined;
  readonly to: HrefBuilder;
}

/** The columns of the coins of an account; on a narrow screen amounts and actions fold below coin and value. */
export const assetColumns = ({ t, format, amounts, RowActions, unit, hiddenLabel, to }: ColumnContext): readonly Column<AssetRow>[] => [
  {
    id: 'coin',
    header: t('accountAssets.coin'),
    width: 148,
    isSortable: true,
    cell: ({ coinName, name, tradeName }) => (
      <span className={coinCell}>
        <CoinIcon symbol={coinName} />
        <span className={nameStyle}>
          <Text weight="medium">{coinName || name}</Text>
          <Text size="small" tone="soft" wrap="ellipsis">
            {tradeName ?? name}
          </Text>
        </span>
      </span>
    ),
  },
  {
    id: 'owned',
    header: t('accountAssets.owned'),
    align: 'end',
    width: 128,
    priority: 2,
    isSortable: true,
    cell: (row) => (
      <FigureLink
        href={recordsHref('owned', row, to)}
        label={t('accountAssets.figureOf', { figure: t('accountAssets.owned'), coin: row.coinName })}
        value={format.parts.amount(row.owned)}
        hiddenLabel={hiddenLabel}
      />
    ),
  },
  ...amounts.map((id): Column<AssetRow> => ({
    id,
    header: t(`accountAssets.${id}`),
    align: 'end',
    width: 120,
    priority: 3,
    isSortable: id === 'available',
    cell: (row) => (
      <FigureLink
        href={recordsHref(id, row, to)}
        label={t('accountAssets.figureOf', { figure: t(`accountAssets.${id}`), coin: row.coinName })}
        value={format.parts.amount(row[id])}
        tone={id === 'unrealised' ? 'trend' : 'inherit'}
        hiddenLabel={hiddenLabel}
      />
    ),
  })),
  {
    id: 'value',
    header: t('accountAssets.value'),
    align: 'end',
    width: 128,
    isSortable: true,
    cell: (row) => (
      <FigureLink
        href={recordsHref('value', row, to)}
        label={t('accountAssets.figureOf', { figure: t('accountAssets.value'), coin: row.coinName })}
        value={unit.formatParts(row.value, format)}
        hiddenLabel={hiddenLabel}
      />
    ),
  },
  {
    id: 'actions',
    header: t('accountAssets.actions'),
    align: 'end',
    width: 304,
    priority: 1,
    isScreenOnly: true,
    cell: (row) => <AssetActions asset={row}>{RowActions && <RowActions asset={row} />}</AssetActions>,
  },
];
