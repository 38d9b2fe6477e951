import { coinsOf, contractName, maxDeleverageLevel, valueOf, type Position } from '@/contract/swap';
import { moneyDecimals } from '@/features/manage-position';
import type { Format, Translate } from '@/shared/i18n';
import { Amount } from '@/ui/Amount/Amount';
import { Inline } from '@/ui/Inline/Inline';
import { LevelLights } from '@/ui/LevelLights/LevelLights';
import { LeverageBadge } from '@/ui/LeverageBadge/LeverageBadge';
import { Link } from '@/ui/Link/Link';
import { PriceChange } from '@/ui/PriceChange/PriceChange';
import type { Column } from '@/ui/Table/column';
import { Text } from '@/ui/Text/Text';
import { PositionActions } from './PositionActions';
import { isSortable } from './sortedPositions';

interface ColumnContext {
  readonly t: Translate;
  readonly format: Format;
  /** Masks sizes and money; screen readers read this label instead. */
  readonly hiddenLabel: string | undefined;
  /** The price decimals of a contract; null while unknown. */
  readonly decimalsOf: (contractCode: string) => number | null;
  /** The trade screen of a contract; null while unknown. */
  readonly hrefOf: (contractCode: string) => string | null;
}

/** The maximum decimals of a price while its contract is unknown; not padded, so that the layout below does not shift. */
const maxDecimals = 8;

/** A fixed number of decimals, so that changing values keep their width. */
const fixedDecimals = (decimals: number) => ({ decimals, min: decimals });

/** The margin ratio in percent from which a position is at risk. */
const riskThreshold = 80;

const ContractLink = ({ name, href }: { readonly name: string; readonly href: string | null }) =>
  href === null ? (
    name
  ) : (
    <Link variant="plain" href={href}>
      {name}
    </Link>
  );

/** The columns of open positions. */
export function positionColumns({ t, format, hiddenLabel, decimalsOf, hrefOf }: ColumnContext): readonly Column<Position>[] {
  const money = (value: string, position: Position) => ({
    value: format.parts.amount(value, { ...fixedDecimals(moneyDecimals(position)), unit: coinsOf(position.contractCode).coin }),
    hiddenLabel,
  });
  const price = (value: string | null, { contractCode }: Position) => {
    const decimals = decimalsOf(contractCode);
    return format.amount(value, decimals === null ? { decimals: maxDecimals } : fixedDecimals(decimals));
  };
  const columns: readonly Column<Position>[] = [
    {
      id: 'contract',
      header: t('contract.contract'),
      width: 248,
      cell: ({ contractCode, side, marginMode, leverage }) => (
        <Inline gap={3} wrap={false}>
          <Text weight="medium">
            <ContractLink name={contractName(contractCode)} href={hrefOf(contractCode)} />
          </Text>
          <LeverageBadge
            leverage={`${leverage}×`}
            margin={t(`contract.${marginMode}`)}
            side={{ direction: side, label: t(`contract.${side}`) }}
          />
        </Inline>
      ),
    },
    {
      id: 'size',
      header: t('contract.size'),
      align: 'end',
      width: 96,
      priority: 0.1,
      cell: ({ amount, contractCode }) => (
        <Amount value={format.parts.amount(amount, { unit: coinsOf(contractCode).amountUnit })} hiddenLabel={hiddenLabel} />
      ),
    },
    {
      id: 'value',
      header: t('contract.value'),
      align: 'end',
      priority: 5,
      cell: (position) => <Amount {...money(valueOf(position.contractCode, position.amount, position.markPrice), position)} />,
    },
    {
      id: 'entry',
      header: t('contract.entry'),
      align: 'end',
      width: 104,
      priority: 0.3,
      cell: (position) => price(position.entryPrice, position),
    },
    {
      id: 'mark',
      header: t('contract.mark'),
      align: 'end',
      width: 88,
      priority: 0.4,
      cell: (position) => price(position.markPrice, position),
    },
    {
      id: 'liquidation',
      header: t('contract.liquidation'),
      align: 'end',
      width: 96,
      priority: 0.2,
      cell: (position) => <Text tone="warning">{price(position.liquidationPrice, position)}</Text>,
    },
    {
      id: 'margin',
      header: t('contract.margin'),
      align: 'end',
      width: 124, // fits thousands of mock funds, whose name is long
      priority: 3,
      cell: (position) => <Amount {...money(position.margin, position)} />,
    },
    {
      id: 'ratio',
      header: t('contract.marginRatio'),
      align: 'end',
      width: 112,
      priority: 2,
      cell: ({ marginRate }) => (
        <Text tone={Number.parseInt(marginRate, 10) >= riskThreshold ? 'danger' : 'plain'}>{`${format.price(marginRate, 2)}%`}</Text>
      ),
    },
    {
      id: 'pnl',
      header: `${t('contract.pnl')} (${t('contract.roe')})`,
      align: 'end',
      width: 176,
      cardSlot: 'lead',
      cell: (position) => (
        <Inline gap={2} wrap={false}>
          <Amount {...money(position.unrealised, position)} tone="trend" isMinorFaint={false} />
          {hiddenLabel === undefined && <PriceChange value={format.parts.percent(position.returnRate)} />}
        </Inline>
      ),
    },
    {
      id: 'realised',
      header: t('contract.realised'),
      align: 'end',
      width: 120, // fits a loss in bitcoin with six decimals
      priority: 4,
      cell: (position) => <Amount {...money(position.realised, position)} tone="trend" />,
    },
    {
      id: 'deleverage',
      header: t('contract.deleverage'),
      align: 'end',
      width: 64,
      priority: 6,
      cell: ({ deleverageLevel: level }) =>
        level === null ? (
          '–'
        ) : (
          <LevelLights
            label={t('common.named', {
              name: t('contract.deleverage'),
              value: t('contract.deleverageOf', { level, max: maxDeleverageLevel }),
            })}
            level={level}
            max={maxDeleverageLevel}
          />
        ),
    },
    {
      id: 'exit',
      header: t('contract.exit'),
      align: 'end',
      width: 128,
      priority: 1,
      cell: (position) => `${price(position.takeProfitPrice, position)} / ${price(position.stopLossPrice, position)}`,
    },
    {
      id: 'actions',
      header: t('contract.close'),
      isHeaderHidden: true,
      align: 'end',
      width: 264,
      cardSlot: 'actions',
      cell: (position) => <PositionActions position={position} />,
    },
  ];
  return columns.map((column) => ({ ...column, isSortable: isSortable(column.id) }));
}
