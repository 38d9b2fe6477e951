import type { ReactNode } from 'react';
import { Amount } from '../Amount/Amount';
import { Avatar } from '../Avatar/Avatar';
import { Badge } from '../Badge/Badge';
import type { NumberParts } from '../number';
import { PriceChange } from '../PriceChange/PriceChange';
import { Table } from '../Table/Table';
import type { Column, TableExtent } from '../Table/column';
import { Text } from '../Text/Text';
import { avatar, movement as movementStyle, name as nameStyle, place, rank as rankStyle } from './Leaderboard.css';

/** A person's place in a ranking. */
export interface Rank {
  id: string;
  /** "1"; "–" if there is none yet. */
  rank: string;
  name: string;
  /** Places gained or lost, with their sign; null if unknown, as for a newcomer. */
  movement: NumberParts | null;
  /** The value that determines the rank. */
  figure: NumberParts;
  /** The reward for this rank. */
  reward?: NumberParts;
}

export interface LeaderboardProps {
  label: string;
  headers: Readonly<Record<'name' | 'figure' | 'reward', string>>;
  /** Best first. */
  ranks: readonly Rank[];
  /** The user's own rank; shown on top if it is not among `ranks`. */
  own?: Rank;
  /** Marks the user's own rank: "You". */
  ownLabel: string;
  /** `trend` colours gains and losses; the sign carries the same meaning. */
  tone?: 'plain' | 'trend';
  /** Shown if there are no ranks. */
  empty?: ReactNode;
  /** Number of skeleton rows while loading. */
  skeletonRows?: number;
  /** How far the table extends. */
  extent?: TableExtent;
}

/** Ranks people by one figure, with their movement and reward; the user's own rank is always included. */
export function Leaderboard({ label, headers, ranks, own, ownLabel, tone = 'plain', empty, skeletonRows, extent }: LeaderboardProps) {
  const isPinned = own !== undefined && !ranks.some(({ id }) => id === own.id);
  const rows = isPinned ? [own, ...ranks] : ranks;
  return (
    <Table
      label={label}
      columns={columnsFor({
        headers,
        ownId: own?.id,
        ownLabel,
        tone,
        rankLength: Math.max(...rows.map(({ rank }) => rank.length)),
        hasRewards: ranks.some(({ reward }) => reward),
        hasMoves: ranks.some(({ movement }) => movement),
      })}
      rows={rows}
      rowKey={({ id }) => id}
      currentKey={own?.id}
      empty={empty}
      extent={extent}
      skeletonRows={skeletonRows}
    />
  );
}

interface ColumnParts extends Pick<LeaderboardProps, 'headers' | 'ownLabel' | 'tone'> {
  ownId: string | undefined;
  /** Length of the longest rank, in characters. */
  rankLength: number;
  hasRewards: boolean;
  hasMoves: boolean;
}

function columnsFor({ headers, ownId, ownLabel, tone, rankLength, hasRewards, hasMoves }: ColumnParts): readonly Column<Rank>[] {
  const name: Column<Rank> = {
    id: 'name',
    header: headers.name,
    width: 180,
    cell: ({ id, rank, name: who, movement }) => (
      <span className={nameStyle}>
        <span className={place}>
          <span className={rankStyle} style={{ minInlineSize: `${rankLength}ch` }}>
            {rank}
          </span>
          {hasMoves && <span className={movementStyle}>{movement && <PriceChange value={movement} size="small" />}</span>}
        </span>
        <span className={avatar}>
          <Avatar name={who} size="small" />
        </span>
        <Text wrap="lines">{who}</Text>
        {id === ownId && <Badge>{ownLabel}</Badge>}
      </span>
    ),
  };
  const figure: Column<Rank> = {
    id: 'figure',
    header: headers.figure,
    align: 'end',
    width: 124,
    cell: ({ figure: value }) => <Amount value={value} tone={tone} weight="medium" isMinorFaint={tone === 'plain'} />,
  };
  const reward: Column<Rank> = {
    id: 'reward',
    header: headers.reward,
    align: 'end',
    width: 128,
    priority: 1,
    isBlank: ({ reward: value }) => value === undefined,
    cell: ({ reward: value }) => value && <Amount value={value} />,
  };
  return hasRewards ? [name, figure, reward] : [name, figure];
}
