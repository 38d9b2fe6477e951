import { deskLayouts } from '@/shared/lib/lateStorageKeys';

export type DeskLayout = (typeof deskLayouts)[number];

/** The columns of a trade screen; the chart takes the width that the others leave. */
export const deskColumns = ['chart', 'book', 'form'] as const;
export type DeskColumn = (typeof deskColumns)[number];

/** The panels that can be hidden. */
export const hideablePanels = ['book', 'tape', 'account', 'tabs'] as const;
export type HideablePanel = (typeof hideablePanels)[number];

/** What can be resized: widths of columns in px, heights of rows in percent of those below the ticker bar. The trades are a column of their own on a wide screen. */
export const panelSizes = {
  book: { initial: 300, min: 240, max: 440 },
  form: { initial: 336, min: 280, max: 480 },
  tape: { initial: 260, min: 200, max: 400 },
  tapeRow: { initial: 22, min: 10, max: 40 },
  tabsRow: { initial: 26, min: 16, max: 48 },
} as const;
export type PanelSize = keyof typeof panelSizes;
const panelSizeNames = ['book', 'form', 'tape', 'tapeRow', 'tabsRow'] as const satisfies readonly PanelSize[];

/** Where the panels of a trade screen stand, how large they are, and which are not shown. */
export interface Arrangement {
  readonly layout: DeskLayout;
  /** From the start of the line to its end. */
  readonly order: readonly DeskColumn[];
  readonly sizes: Readonly<Record<PanelSize, number>>;
  readonly hidden: readonly HideablePanel[];
}

/** A layout as it is before anybody changes it. */
export function initialArrangement(layout: DeskLayout): Arrangement {
  const sizes = Object.fromEntries(panelSizeNames.map((name) => [name, panelSizes[name].initial]));
  return { layout, order: orders[layout], sizes: withSizes(sizes), hidden: [] };
}

const orders: Readonly<Record<DeskLayout, readonly DeskColumn[]>> = {
  classic: ['chart', 'book', 'form'],
  chartStart: ['form', 'chart', 'book'],
  wide: ['chart', 'book', 'form'],
};

/** An arrangement as it stands in an address and in the browser: layout, columns, sizes and what is hidden, such as `wide.cbf.300-336-260-22-26.t`. */
export function arrangementText({ layout, order, sizes, hidden }: Arrangement): string {
  const parts = [layout, lettersOf(order), panelSizeNames.map((name) => sizes[name]).join('-'), lettersOf(hidden.map(letterName))];
  return parts.join('.').replace(/\.$/, '');
}

/** Reads such a text; null where it is none. Sizes out of their bounds are brought into them. */
export function readArrangement(text: string | null | undefined): Arrangement | null {
  const [name, columns = '', numbers = '', letters = ''] = text?.split('.') ?? [];
  const layout = deskLayouts.find((known) => known === name);
  const order = columns.split('').flatMap((letter) => deskColumns.filter((column) => column.startsWith(letter)));
  const given = numbers.split('-').map(Number);
  if (!layout || new Set(order).size !== deskColumns.length || order.length !== deskColumns.length) return null;
  if (given.length !== panelSizeNames.length || !given.every(Number.isInteger)) return null;
  const sizes = Object.fromEntries(panelSizeNames.map((size, index) => [size, given[index]]));
  const hidden = hideablePanels.filter((panel) => letters.includes(letterName(panel).charAt(0)));
  return { layout, order, sizes: withSizes(sizes), hidden };
}

/** A size within its bounds, as a whole number. */
export function boundedSize(name: PanelSize, size: number): number {
  const { min, max } = panelSizes[name];
  return Math.round(Math.min(max, Math.max(min, size)));
}

/** The columns after one has moved by so many places. */
export function movedColumn(order: readonly DeskColumn[], column: DeskColumn, by: 1 | -1): readonly DeskColumn[] {
  const from = order.indexOf(column);
  const other = order[from + by];
  if (other === undefined) return order;
  return order.map((each) => (each === column ? other : each === other ? column : each));
}

/** The columns after one has taken the place of another. */
export const placedColumn = (order: readonly DeskColumn[], column: DeskColumn, at: DeskColumn): readonly DeskColumn[] =>
  order.filter((each) => each !== column).toSpliced(order.indexOf(at), 0, column);

const lettersOf = (names: readonly string[]): string => names.map((name) => name.charAt(0)).join('');
/** Trades and tabs begin with the same letter. */
const letterName = (panel: HideablePanel): string => (panel === 'tabs' ? 'orders' : panel);

function withSizes(given: Readonly<Record<string, number | undefined>>): Arrangement['sizes'] {
  const sizeOf = (name: PanelSize) => boundedSize(name, given[name] ?? panelSizes[name].initial);
  return { book: sizeOf('book'), form: sizeOf('form'), tape: sizeOf('tape'), tapeRow: sizeOf('tapeRow'), tabsRow: sizeOf('tabsRow') };
}
