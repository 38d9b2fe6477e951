import { Badge } from '../Badge/Badge';
import { Inline } from '../Inline/Inline';
import { Table } from '../Table/Table';
import type { Column } from '../Table/column';
import { Text } from '../Text/Text';

/** A risk tier, with figures formatted in the user's language. */
export interface RiskTier {
  id: string;
  name: string;
  /** The position sizes it applies to: "0 – 50,000". */
  range: string;
  /** Maximum leverage: "125×". */
  leverage: string;
  /** Initial margin rate, if it does not follow from the leverage: "9.91%". */
  initial?: string;
  /** Maintenance margin rate: "0.4%". */
  maintenance: string;
}

export interface RiskLadderProps {
  label: string;
  headers: Readonly<Record<'tier' | 'range' | 'leverage' | 'maintenance', string>> & {
    /** Without it the column is omitted. */
    readonly initial?: string;
  };
  /** Smallest position first. */
  tiers: readonly RiskTier[];
  /** Id of the tier of the open position. */
  currentId?: string;
  /** Marks that tier in words: "Current". */
  currentLabel: string;
}

/** The risk tiers of a contract: the larger the position, the lower the leverage; marks the user's current tier. */
export function RiskLadder({ label, headers, tiers, currentId, currentLabel }: RiskLadderProps) {
  return (
    <Table
      label={label}
      columns={columnsFor({ headers, currentId, currentLabel })}
      rows={tiers}
      rowKey={({ id }) => id}
      currentKey={currentId}
      density="compact"
    />
  );
}

type ColumnParts = Pick<RiskLadderProps, 'headers' | 'currentId' | 'currentLabel'>;

function columnsFor({ headers, currentId, currentLabel }: ColumnParts): readonly Column<RiskTier>[] {
  const figure = (name: 'range' | 'leverage' | 'initial' | 'maintenance', width: number, priority?: number): Column<RiskTier> => ({
    id: name,
    header: headers[name] ?? '',
    align: 'end',
    width,
    priority,
    cell: (tier) => <Text face="figures">{tier[name]}</Text>,
  });
  const tier: Column<RiskTier> = {
    id: 'tier',
    header: headers.tier,
    width: 104,
    cell: ({ id, name }) => (
      <Inline gap={3} wrap={false}>
        {name}
        {id === currentId && <Badge>{currentLabel}</Badge>}
      </Inline>
    ),
  };
  const initial = headers.initial === undefined ? [] : [figure('initial', 104, 2)];
  return [tier, figure('range', 224), figure('leverage', 96, 1), ...initial, figure('maintenance', 136, 3)];
}
