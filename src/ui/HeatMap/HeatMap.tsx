import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Amount } from '../Amount/Amount';
import { ChartFrame } from '../ChartFrame/ChartFrame';
import { heatOf } from '../ChartFrame/heat';
import { heats } from '../ChartFrame/heat.css';
import type { NumberParts } from '../number';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl';
import type { SegmentedControlProps } from '../SegmentedControl/SegmentedControl';
import type { Column } from '../Table/column';
import { Table } from '../Table/Table';
import { figure, map, name, place, tile as tileStyle, words } from './HeatMap.css';
import { useInlineSize } from '../useInlineSize';
import { neighbour, squarifyLargest } from './squarify';
import type { Direction } from './squarify';

export interface HeatMapTile {
  readonly id: string;
  readonly label: string;
  /** The change with its sign. */
  readonly change: NumberParts;
  /** The change on any scale; for drawing only. */
  readonly plotValue: number;
  /** The value that determines the tile's size, such as the turnover; `share` is the same for drawing only. */
  readonly weight: NumberParts;
  readonly share: number;
}

export interface HeatMapProps {
  /** Accessible name: "Markets by turnover". */
  label: string;
  /** Largest first. */
  tiles: readonly HeatMapTile[];
  /** Headers of the table. */
  terms: { readonly label: string; readonly change: string; readonly weight: string };
  onAction: (id: string) => void;
  /** Shown below the map: how to read its sizes. */
  note?: string;
  /** The ranges to choose from: 24 hours, 7 days. */
  ranges?: SegmentedControlProps<string>;
}

const directions: Readonly<Record<string, Direction>> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };

/** Up to this width a map is taller than wide, so that text fits into more tiles; `maxHeight` limits the height of a wide one; both in px. */
const narrowWidth = 520;
const maxHeight = 440;

/** The space a name needs in a tile, including its distance from the edges, in px at the default font size. */
const minTileSize = ({ label }: Pick<HeatMapTile, 'label'>) => ({ width: Math.max(38, 6 + 8 * label.length), height: 20 });

/** The width of a map divided by its height; a width of 0 is not known yet. */
const aspectOf = (width: number): number => (width > 0 && width <= narrowWidth ? 3 / 4 : Math.max(2, width / maxHeight));

/** A market at a glance: tiles sized by their share and coloured by their change; if not all names fit, the smallest are in the table only. Arrow keys move between tiles, Home and End to the largest and the smallest. */
export function HeatMap({ label, tiles, terms, onAction, note, ranges }: HeatMapProps) {
  const list = useRef<HTMLUListElement>(null);
  const [frame, width, scale] = useInlineSize();
  const aspect = aspectOf(width);
  const [current, setCurrent] = useState(0);
  const boxes = squarifyLargest(
    tiles.map((tile) => ({ weight: tile.share, minSize: minTileSize(tile) })),
    { width: width / scale, aspect },
  );
  const shownTiles = tiles.slice(0, boxes.length);
  const largest = Math.max(...tiles.map(({ plotValue }) => Math.abs(plotValue)));
  const focusedIndex = Math.min(current, Math.max(shownTiles.length - 1, 0));
  const move = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    const ends: Readonly<Record<string, number>> = { Home: 0, End: shownTiles.length - 1 };
    const target = direction ? neighbour(boxes, focusedIndex, direction) : ends[event.key];
    if (target === undefined) return;
    event.preventDefault();
    setCurrent(target);
    list.current?.querySelectorAll('button')[target]?.focus();
  };
  const summary = tiles.slice(0, 3).map(({ label: term, change }) => ({ term, value: change.text }));
  return (
    <ChartFrame
      label={label}
      summary={summary}
      foot={note}
      tools={ranges && <SegmentedControl {...ranges} size="compact" />}
      renderTable={() => <Table label={label} density="compact" rows={tiles} rowKey={({ id }) => id} columns={columnsOf(terms)} />}
    >
      <div ref={frame}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys move between the buttons in it */}
        <ul ref={list} aria-label={label} className={map} style={{ aspectRatio: aspect }} onKeyDown={move}>
          {shownTiles.map(({ id, label: text, change, plotValue }, index) => {
            const box = boxes[index];
            return (
              <li
                key={id}
                className={place}
                style={{
                  insetInlineStart: `${box?.x}%`,
                  insetBlockStart: `${box?.y}%`,
                  inlineSize: `${box?.width}%`,
                  blockSize: `${box?.height}%`,
                }}
              >
                <button
                  type="button"
                  tabIndex={index === focusedIndex ? 0 : -1}
                  aria-label={`${text} ${change.text}`}
                  title={`${text} ${change.text}`}
                  className={`${tileStyle} ${heats[heatOf(plotValue, largest)]}`}
                  onFocus={() => setCurrent(index)}
                  onClick={() => onAction(id)}
                >
                  <span className={words}>
                    <span className={name}>{text}</span>
                    <span className={figure}>
                      <Amount value={change} isMinorFaint={false} />
                    </span>
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      </div>
    </ChartFrame>
  );
}

const changeOf = ({ change }: HeatMapTile) => <Amount value={change} tone="trend" />;
const weightOf = ({ weight }: HeatMapTile) => <Amount value={weight} />;

const columnsOf = ({ label, change, weight }: HeatMapProps['terms']): readonly Column<HeatMapTile>[] => [
  { id: 'label', header: label, cell: (tile) => tile.label },
  { id: 'change', header: change, align: 'end', cell: changeOf },
  { id: 'weight', header: weight, align: 'end', cell: weightOf },
];
