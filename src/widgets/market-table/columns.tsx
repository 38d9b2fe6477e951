import { useUnit } from 'effector-react';
import { useCallback } from 'react';
import { LiveChange, LiveValue, LivePrice, LiveTrend, type Instrument, type MarketSide, type Quote, type SortKey } from '@/entities/market';
import type { Translate } from '@/shared/i18n';
import { $clock } from '@/shared/lib';
import type { Column } from '@/ui/Table/column';
import { Link } from '@/ui/Link/Link';
import { Text } from '@/ui/Text/Text';
import { countdown, valueFormatters } from './valueFormatters';
import { InstrumentName } from './InstrumentName';
import { trend, stackedValues } from './MarketTable.css';
import type { useFiatText } from './useFiatText';

export interface ColumnContext {
  readonly side: MarketSide;
  readonly t: Translate<'market'>;
  readonly fiat: ReturnType<typeof useFiatText>;
  /** Returns the trade screen of an instrument; null while there is no such screen. */
  readonly tradeHref: ((instrument: Instrument) => string) | null;
  readonly isSortable: boolean;
  /** Whether any of the rows has funding payments. */
  readonly hasFunding: boolean;
}

type MarketColumn = Column<Instrument> & { readonly id: SortKey | 'mark' | 'trend' | 'trade' };

/** All columns, for wide screens. */
export function fullColumns(context: ColumnContext): readonly MarketColumn[] {
  const { side, t } = context;
  const valueColumnOf = (id: keyof typeof valueFormatters & SortKey, header: string, width: number, priority: number) =>
    valueColumn(context, { id, header, width, priority });
  const contract = [
    { ...valueColumnOf('interest', t('market.openInterest'), 152, 3), foldedWidth: 112 },
    ...(context.hasFunding ? [fundingColumn(context)] : []),
  ];
  return [
    nameColumn(context),
    priceColumn(context),
    changeColumn(context),
    ...(side === 'contract'
      ? [markColumn(context), rangeColumn(context)]
      : [
          valueColumnOf('high', t('market.high'), 128, 5),
          valueColumnOf('low', t('market.low'), 128, 6),
          valueColumnOf('volume', t('market.volume'), 104, 4),
        ]),
    { ...valueColumnOf('turnover', t('market.turnover'), 116, 1), foldedWidth: 96 },
    ...(side === 'contract' ? contract : [valueColumnOf('cap', t('market.cap'), 112, 3)]),
    trendColumn(context),
    ...tradeColumn(context),
  ];
}

/** The columns of a list beside other content, narrow enough for two lists side by side on a tablet. */
export function shortColumns(context: ColumnContext): readonly MarketColumn[] {
  return [
    { ...nameColumn(context), width: 208 },
    { ...priceColumn(context), width: 120 },
    { ...changeColumn(context), width: 104 },
    valueColumn(context, { id: 'turnover', header: context.t('market.turnover'), width: 100 }),
    { ...trendColumn(context), width: 104 },
    ...tradeColumn(context).map((column) => ({ ...column, width: 84 })),
  ];
}

/** The funding columns of contracts. */
export function fundingColumns(context: ColumnContext): readonly MarketColumn[] {
  const interest = valueColumn(context, { id: 'interest', header: context.t('market.openInterest'), width: 136, priority: 1 });
  return [{ ...nameColumn(context), width: 176 }, { ...fundingColumn(context), priority: undefined }, interest];
}

/** Three columns for a phone: the pair over its turnover, the price over its value in the display currency, the change as a chip. */
export function phoneColumns(context: ColumnContext): readonly MarketColumn[] {
  const { t, isSortable } = context;
  return [
    {
      ...nameColumn(context),
      id: 'turnover',
      header: t('market.pairAndTurnover'),
      width: 131,
      cell: (instrument) => (
        <InstrumentName instrument={instrument} below={<LiveValue instrument={instrument} text={valueFormatters.turnover} />} />
      ),
    },
    { ...priceColumn(context), width: 118 },
    {
      id: 'change',
      header: t('market.change'),
      align: 'end',
      width: 111,
      isSortable,
      cell: (instrument) => <LiveChange instrument={instrument} variant="solid" />,
    },
  ];
}

/** Two columns for a panel on a phone: the pair over its turnover, the price over its change. */
export function phonePanelColumns(context: ColumnContext): readonly MarketColumn[] {
  const price: MarketColumn = {
    ...priceColumn(context),
    header: context.t('market.lastAndChange'),
    width: 144,
    cell: (instrument) => (
      <span className={stackedValues}>
        <LivePrice instrument={instrument} />
        <LiveChange instrument={instrument} />
      </span>
    ),
  };
  return [...phoneColumns(context).slice(0, 1), price];
}

const nameColumn = ({ t, isSortable }: ColumnContext): MarketColumn => ({
  id: 'pair',
  header: t('market.pair'),
  width: 232,
  isSortable,
  cell: (instrument) => <InstrumentName instrument={instrument} />,
});

const priceColumn = ({ t, fiat, isSortable }: ColumnContext): MarketColumn => ({
  id: 'last',
  header: t('market.last'),
  align: 'end',
  width: 136,
  isSortable,
  cell: (instrument) => (
    <span className={stackedValues}>
      <LivePrice instrument={instrument} />
      <Text size="small" tone="faint" wrap="never">
        <LiveValue instrument={instrument} text={fiat} />
      </Text>
    </span>
  ),
});

const changeColumn = ({ t, isSortable }: ColumnContext): MarketColumn => ({
  id: 'change',
  header: t('market.change'),
  align: 'end',
  width: 116,
  isSortable,
  cell: (instrument) => <LiveChange instrument={instrument} />,
});

interface ValueColumn extends Pick<MarketColumn, 'header' | 'width' | 'priority'> {
  readonly id: keyof typeof valueFormatters & SortKey;
}

const valueColumn = ({ isSortable }: ColumnContext, column: ValueColumn): MarketColumn => ({
  ...column,
  align: 'end',
  isSortable,
  cell: (instrument) => <LiveValue instrument={instrument} text={valueFormatters[column.id]} />,
});

/** One value above another. */
const stacked = (upper: keyof typeof valueFormatters, lower: keyof typeof valueFormatters) => (instrument: Instrument) => (
  <span className={stackedValues}>
    <LiveValue instrument={instrument} text={valueFormatters[upper]} />
    <Text size="small" tone="faint" wrap="never">
      <LiveValue instrument={instrument} text={valueFormatters[lower]} />
    </Text>
  </span>
);

const markColumn = ({ t }: ColumnContext): MarketColumn => ({
  id: 'mark',
  header: t('market.markAndIndex'),
  align: 'end',
  width: 128,
  foldedWidth: 168,
  priority: 4,
  cell: stacked('mark', 'index'),
});

/** High above low, which leaves space for the further columns of contracts. */
const rangeColumn = ({ t, isSortable }: ColumnContext): MarketColumn => ({
  id: 'high',
  header: t('market.highAndLow'),
  align: 'end',
  width: 128,
  foldedWidth: 168,
  priority: 5,
  isSortable,
  cell: stacked('high', 'low'),
});

const fundingColumn = ({ t, isSortable }: ColumnContext): MarketColumn => ({
  id: 'funding',
  header: t('market.funding'),
  align: 'end',
  width: 128,
  priority: 2,
  isSortable,
  cell: (instrument) => <Funding instrument={instrument} />,
});

const trendColumn = ({ t }: ColumnContext): MarketColumn => ({
  id: 'trend',
  header: t('market.trend'),
  align: 'end',
  width: 112,
  cell: (instrument) => (
    <span className={trend}>
      <LiveTrend instrument={instrument} />
    </span>
  ),
});

function tradeColumn({ t, tradeHref }: ColumnContext): MarketColumn[] {
  if (!tradeHref) return [];
  const cell = (instrument: Instrument) => (
    <Link
      variant="button"
      size="compact"
      href={tradeHref(instrument)}
      aria-label={t('market.tradePair', { pair: `${instrument.base}/${instrument.quote}` })}
    >
      {t('market.trade')}
    </Link>
  );
  return [{ id: 'trade', header: t('market.action'), align: 'end', width: 96, cell }];
}

/** The funding rate of a perpetual contract, with a countdown to the next settlement. */
function Funding({ instrument }: { readonly instrument: Instrument }) {
  const clock = useUnit($clock);
  const timeLeft = useCallback(
    ({ nextFundingTime }: Quote) => (nextFundingTime === null ? '' : countdown(nextFundingTime - clock.now())),
    [clock],
  );
  return (
    <span className={stackedValues}>
      <LiveValue instrument={instrument} text={valueFormatters.funding} />
      <Text size="small" tone="faint" wrap="never">
        <LiveValue instrument={instrument} text={timeLeft} />
      </Text>
    </span>
  );
}
