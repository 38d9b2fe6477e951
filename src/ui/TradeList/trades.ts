import { textNodeOf } from '../live';
import { amount, minLengths, lengthProperties, pick, price, row, time } from './TradeList.css';

/** One trade of a market. */
export interface Trade {
  readonly id: string;
  /** Decimal text. */
  readonly price: string;
  readonly amount: string;
  /** The taker's side: a buyer lifts the price, a seller lowers it. */
  readonly side: 'buy' | 'sell';
  /** In ms. */
  readonly time: number;
}

/** Formatters of a trade's figures in the user's language; must keep its identity. */
export interface TradeFormat {
  readonly price: (price: string) => string;
  readonly amount: (amount: string) => string;
  readonly time: (time: number) => string;
  /** Read out with the price: "Buy", "Sell". */
  readonly side: (side: Trade['side']) => string;
}

/** Returns a function that writes trades into a table body, newest first: a new trade takes the row of the oldest, all others stay untouched, and older trades shown again follow below. With `onPick`, prices are buttons. */
export function bindTrades(
  body: HTMLTableSectionElement,
  format: TradeFormat,
  onPick?: (trade: Trade) => void,
): (trades: readonly Trade[]) => void {
  const rows: TradeRow[] = [];
  const lengths: Record<(typeof columns)[number], number> = { ...minLengths };
  for (const column of columns) body.parentElement?.style.removeProperty(lengthProperties[column]);
  /** Columns only grow, so that figures do not move back and forth. */
  const widenColumns = (texts: Texts) => {
    for (const column of columns)
      if (texts[column].length > lengths[column]) {
        lengths[column] = texts[column].length;
        body.parentElement?.style.setProperty(lengthProperties[column], String(lengths[column]));
      }
  };
  let newest: string | undefined;

  return (trades) => {
    const previousIndex = trades.findIndex(({ id }) => id === newest);
    newest = trades[0]?.id;
    for (const trade of trades.slice(0, previousIndex === -1 ? trades.length : previousIndex).toReversed()) {
      const recycled = rows.length < trades.length ? createRow(onPick) : (rows.pop() ?? createRow(onPick));
      widenColumns(recycled.write(trade, format));
      body.prepend(recycled.element);
      rows.unshift(recycled);
    }
    for (const { element } of rows.splice(trades.length)) element.remove();
    for (const older of trades.slice(rows.length)) {
      const added = createRow(onPick);
      widenColumns(added.write(older, format));
      body.append(added.element);
      rows.push(added);
    }
  };
}

const columns = ['price', 'amount', 'time'] as const;
type Texts = Readonly<Record<(typeof columns)[number], string>>;

interface TradeRow {
  readonly element: HTMLElement;
  /** Returns the figures as they were written. */
  readonly write: (trade: Trade, format: TradeFormat) => Texts;
}

function createRow(onPick: ((trade: Trade) => void) | undefined): TradeRow {
  const element = document.createElement('tr');
  element.className = row;
  const cell = (tag: 'th' | 'td', className: string) => {
    const cellElement = element.appendChild(document.createElement(tag));
    cellElement.className = className;
    return cellElement;
  };
  const priceCell = cell('th', '');
  priceCell.setAttribute('scope', 'row');
  let written: Trade | undefined;
  const priceElement = onPick ? createPick(priceCell, () => written && onPick(written)) : priceCell;
  const texts = { price: textNodeOf(priceElement), amount: textNodeOf(cell('td', amount)), time: textNodeOf(cell('td', time)) };
  return {
    element,
    write: (trade, format) => {
      written = trade;
      const words = format.price(trade.price);
      priceCell.className = price[trade.side];
      priceElement.setAttribute('aria-label', `${format.side(trade.side)} ${words}`);
      const figures = { price: words, amount: format.amount(trade.amount), time: format.time(trade.time) };
      for (const column of columns) texts[column].data = figures[column];
      return figures;
    },
  };
}

/** The button that picks the price of a trade; not a tab stop, since the arrow keys reach it. */
function createPick(cell: HTMLElement, onPress: () => void): HTMLElement {
  const button = cell.appendChild(document.createElement('button'));
  button.type = 'button';
  button.tabIndex = -1;
  button.className = pick;
  button.addEventListener('click', onPress);
  return button;
}
