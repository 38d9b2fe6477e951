import { textOf } from '../live';
import { amount, leastLengths, lengthNames, pick, price, row, time } from './TradeList.css';

/** One trade of a market. */
export interface Trade {
  readonly id: string;
  /** Decimal texts. */
  readonly price: string;
  readonly amount: string;
  /** Who took it: a buyer lifts the price, a seller lowers it. */
  readonly side: 'buy' | 'sell';
  /** In ms. */
  readonly time: number;
}

/** The figures of a trade in the reader's language; must keep its identity. */
export interface TradeFormat {
  readonly price: (price: string) => string;
  readonly amount: (amount: string) => string;
  readonly time: (time: number) => string;
  /** Read out with the price: "Buy", "Sell". */
  readonly side: (side: Trade['side']) => string;
}

/** Writes trades into the body of a table, newest first: a new trade takes the row of the oldest one, all others stay untouched; older ones that are wanted again follow below. Where prices are picked, they are buttons. */
export function bindTrades(
  body: HTMLTableSectionElement,
  format: TradeFormat,
  onPick?: (trade: Trade) => void,
): (trades: readonly Trade[]) => void {
  const rows: TradeRow[] = [];
  const lengths: Record<(typeof columns)[number], number> = { ...leastLengths };
  for (const column of columns) body.parentElement?.style.removeProperty(lengthNames[column]);
  /** Columns only grow, so that figures do not move back and forth. */
  const makeRoom = (texts: Texts) => {
    for (const column of columns)
      if (texts[column].length > lengths[column]) {
        lengths[column] = texts[column].length;
        body.parentElement?.style.setProperty(lengthNames[column], String(lengths[column]));
      }
  };
  let newest: string | undefined;

  return (trades) => {
    const known = trades.findIndex(({ id }) => id === newest);
    newest = trades[0]?.id;
    for (const trade of trades.slice(0, known === -1 ? trades.length : known).toReversed()) {
      const recycled = rows.length < trades.length ? createRow(onPick) : (rows.pop() ?? createRow(onPick));
      makeRoom(recycled.write(trade, format));
      body.prepend(recycled.element);
      rows.unshift(recycled);
    }
    for (const { element } of rows.splice(trades.length)) element.remove();
    for (const older of trades.slice(rows.length)) {
      const added = createRow(onPick);
      makeRoom(added.write(older, format));
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
  const cell = (tag: 'th' | 'td', look: string) => {
    const own = element.appendChild(document.createElement(tag));
    own.className = look;
    return own;
  };
  const priceCell = cell('th', '');
  priceCell.setAttribute('scope', 'row');
  let written: Trade | undefined;
  const priced = onPick ? createPick(priceCell, () => written && onPick(written)) : priceCell;
  const texts = { price: textOf(priced), amount: textOf(cell('td', amount)), time: textOf(cell('td', time)) };
  return {
    element,
    write: (trade, format) => {
      written = trade;
      const words = format.price(trade.price);
      priceCell.className = price[trade.side];
      priced.setAttribute('aria-label', `${format.side(trade.side)} ${words}`);
      const figures = { price: words, amount: format.amount(trade.amount), time: format.time(trade.time) };
      for (const column of columns) texts[column].data = figures[column];
      return figures;
    },
  };
}

/** The button that takes the price of a trade; the Tab key passes it by, since arrow keys lead to it. */
function createPick(cell: HTMLElement, onPress: () => void): HTMLElement {
  const button = cell.appendChild(document.createElement('button'));
  button.type = 'button';
  button.tabIndex = -1;
  button.className = pick;
  button.addEventListener('click', onPress);
  return button;
}
