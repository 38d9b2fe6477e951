import { deskLayouts } from '@/shared/lib/pageStorageKeys';

export type DeskLayout = (typeof deskLayouts)[number];

/** The columns of a trade screen; the chart takes the remaining width. */
export const deskColumns = ['chart', 'book', 'form'] as const;
export type DeskColumn = (typeof deskColumns)[number];

/** The panels that can be hidden. */
export const hideablePanels = ['book', 'tape', 'account', 'tabs'] as const;
export type HideablePanel = (typeof hideablePanels)[number];

/** The resizable dimensions: column widths in px, row heights in percent of the area below the ticker bar. The trades are a separate column on a wide screen. */
export const panelSizes = {
  book: { initial: 300, min: 240, max: 440 },
  form: { initial: 336, min: 280, max: 480 },
  tape: { initial: 260, min: 200, max: 400 },
  tapeRow: { initial: 22, min: 10, max: 40 },
  tabsRow: { initial: 26, min: 16, max: 48 },
} as const;
export type PanelSize = keyof typeof panelSizes;
const panelSizeNames = ['book', 'form', 'tape', 'tapeRow', 'tabsRow'] as const satisfies readonly PanelSize[];

/** The positions, sizes and visibility of a trade screen's panels. */
export interface Arrangement {
  readonly layout: DeskLayout;
  /** In inline direction, start to end. */
  readonly order: readonly DeskColumn[];
  readonly sizes: Readonly<Record<PanelSize, number>>;
  readonly hidden: readonly HideablePanel[];
}

/** The default arrangement of a layout. */
export function initialArrangement(layout: DeskLayout): Arrangement {
  const sizes = Object.fromEntries(panelSizeNames.map((name) => [name, panelSizes[name].initial]));
  return { layout, order: orders[layout], sizes: withSizes(sizes), hidden: [] };
}

const orders: Readonly<Record<DeskLayout, readonly DeskColumn[]>> = {
  classic: ['chart', 'book', 'form'],
  chartStart: ['form', 'chart', 'book'],
  wide: ['chart', 'book', 'form'],
};

/** Serialises an arrangement for the URL and browser storage: layout, columns, sizes and hidden panels, such as `wide.cbf.300-336-260-22-26.t`. */
export function arrangementText({ layout, order, sizes, hidden }: Arrangement): string {
  const parts = [layout, lettersOf(order), panelSizeNames.map((name) => sizes[name]).join('-'), lettersOf(hidden.map(letterName))];
  return parts.join('.').replace(/\.$/, '');
}

/** Parses a serialised arrangement; null if invalid. Sizes out of bounds are clamped. */
export function readArrangement(text: string | null | undefined): Arrangement | null {
  const [name, columns = '', numbers = '', letters = ''] = text?.split('.') ?? [];
  const layout = deskLayouts.find((each) => each === name);
  const order = columns.split('').flatMap((letter) => deskColumns.filter((column) => column.startsWith(letter)));
  const values = numbers.split('-').map(Number);
  if (!layout || new Set(order).size !== deskColumns.length || order.length !== deskColumns.length) return null;
  if (values.length !== panelSizeNames.length || !values.every(Number.isInteger)) return null;
  const sizes = Object.fromEntries(panelSizeNames.map((size, index) => [size, values[index]]));
  const hidden = hideablePanels.filter((panel) => letters.includes(letterName(panel).charAt(0)));
  return { layout, order, sizes: withSizes(sizes), hidden };
}

/** Clamps a size to its bounds and rounds it to a whole number. */
export function clampSize(name: PanelSize, size: number): number {
  const { min, max } = panelSizes[name];
  return Math.round(Math.min(max, Math.max(min, size)));
}

/** The columns after one has moved by one place. */
export function moveColumn(order: readonly DeskColumn[], column: DeskColumn, by: 1 | -1): readonly DeskColumn[] {
  const from = order.indexOf(column);
  const other = order[from + by];
  if (other === undefined) return order;
  return order.map((each) => (each === column ? other : each === other ? column : each));
}

/** The columns after one has been dropped on another. */
export const dropColumn = (order: readonly DeskColumn[], column: DeskColumn, target: DeskColumn): readonly DeskColumn[] =>
  order.filter((each) => each !== column).toSpliced(order.indexOf(target), 0, column);

const lettersOf = (names: readonly string[]): string => names.map((name) => name.charAt(0)).join('');
/** Tabs use the letter of "orders", since tape and tabs start with the same letter. */
const letterName = (panel: HideablePanel): string => (panel === 'tabs' ? 'orders' : panel);

function withSizes(values: Readonly<Record<string, number | undefined>>): Arrangement['sizes'] {
  const sizeOf = (name: PanelSize) => clampSize(name, values[name] ?? panelSizes[name].initial);
  return { book: sizeOf('book'), form: sizeOf('form'), tape: sizeOf('tape'), tapeRow: sizeOf('tapeRow'), tabsRow: sizeOf('tabsRow') };
}
