/** The user's layout of a grid's columns: plain data that can be persisted, or stored in an address as text. */
export interface ColumnLayout {
  /** Ids in display order; an unlisted column follows its default predecessor. */
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  /** Widths in px by id; the other columns share the rest. */
  readonly widths: Readonly<Record<string, number>>;
}

export type DropSide = 'before' | 'after';

interface WithId {
  readonly id: string;
}

/** The default layout. */
export const defaultLayout: ColumnLayout = { order: [], hidden: [], widths: {} };

/** All columns in the order of a layout. The first one is the row header: it stays first and is never hidden. */
export function orderColumns<Some extends WithId>(columns: readonly Some[], { order }: Pick<ColumnLayout, 'order'>): readonly Some[] {
  const [first, ...rest] = columns;
  if (!first) return [];
  const placed = [...new Set(order)].flatMap((id) => rest.find((column) => column.id === id) ?? []);
  for (const [index, column] of rest.entries()) {
    const before = rest[index - 1];
    if (!placed.includes(column)) placed.splice(before ? placed.indexOf(before) + 1 : 0, 0, column);
  }
  return [first, ...placed];
}

/** The visible columns of a layout, in its order. */
export const visibleColumns = <Some extends WithId>(columns: readonly Some[], layout: ColumnLayout): readonly Some[] =>
  orderColumns(columns, layout).filter((column, index) => index === 0 || !layout.hidden.includes(column.id));

/** Moves a column before or after another. */
export function moveColumn(columns: readonly WithId[], layout: ColumnLayout, id: string, target: string, side: DropSide): ColumnLayout {
  if (id === target) return layout;
  const order = orderColumns(columns, layout)
    .map((column) => column.id)
    .filter((other) => other !== id);
  order.splice(order.indexOf(target) + (side === 'after' ? 1 : 0), 0, id);
  return { ...layout, order };
}

/** Shows or hides a column. */
export function setColumnVisibility(layout: ColumnLayout, id: string, isShown: boolean): ColumnLayout {
  const others = layout.hidden.filter((hidden) => hidden !== id);
  return { ...layout, hidden: isShown ? others : [...others, id] };
}

/** Sets column widths in px; shares such as `1fr` are left to the grid. */
export function resizeColumns(columns: readonly WithId[], layout: ColumnLayout, widths: ReadonlyMap<unknown, unknown>): ColumnLayout {
  const inPx = columns.flatMap(({ id }) => {
    const width = widths.get(id);
    return typeof width === 'number' ? [[id, Math.round(width)] as const] : [];
  });
  return { ...layout, widths: { ...layout.widths, ...Object.fromEntries(inPx) } };
}

/** Writes a layout as text: `order!hidden!widths`, such as `price.time!fee!pair~180`; empty for the default layout. */
export function serializeLayout({ order, hidden, widths }: ColumnLayout): string {
  const sizes = Object.entries(widths).map(([id, width]) => `${id}~${width}`);
  return [order, hidden, sizes]
    .map((part) => part.join('.'))
    .join('!')
    .replace(/!+$/, '');
}

/** Reads a layout from text; invalid parts are ignored. */
export function parseLayout(text: string): ColumnLayout {
  const [order = [], hidden = [], sizes = []] = text.split('!').map((part) => part.split('.'));
  const widths = sizes.flatMap((size) => {
    const [, id = '', width = ''] = /^(\w+)~([1-9]\d{1,3})$/.exec(size) ?? [];
    return id ? [[id, Number.parseInt(width, 10)] as const] : [];
  });
  return { order: order.filter(isId), hidden: hidden.filter(isId), widths: Object.fromEntries(widths) };
}

const isId = (text: string): boolean => /^\w+$/.test(text);
