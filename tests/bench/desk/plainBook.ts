import { bar, cell, figureButton, row as rowStyle, table as bookTable } from '@/ui/OrderBook/BookSide.css';
import type { Book, BookLevel, BookSideName } from '@/ui/OrderBook/book';
import { last as lastLine, price as lastPrice } from '@/ui/OrderBook/LastPrice.css';
import { createFlash } from '@/ui/Price/flash';
import { price as flashing } from '@/ui/Price/Price.css';
import { amount as tradeAmount, price as tradePrice, table as tradeTable, time as tradeTime } from '@/ui/TradeList/TradeList.css';
import { bookFormat, bookOfStep, bookRows, tradeFormat, tradeRows, tradesOf } from './book';

const newText = (parent: HTMLElement): Text => parent.appendChild(document.createTextNode(''));

function newButton(parent: HTMLElement, side: BookSideName, column: 'price' | 'amount'): Text {
  const button = parent.appendChild(document.createElement('button'));
  button.type = 'button';
  button.className = figureButton({ side, column });
  return newText(button);
}

/** A hand-written book: each text and bar is written only if it has changed. */
export function plainBook(root: HTMLElement): (step: number) => void {
  const frame = root.appendChild(document.createElement('div'));
  frame.className = 'book';
  const sideOf = (side: BookSideName) => {
    const table = frame.appendChild(document.createElement('table'));
    table.className = bookTable;
    const body = table.createTBody();
    const rows = Array.from({ length: bookRows }, () => {
      const row = side === 'asks' ? body.insertRow(0) : body.insertRow();
      row.className = rowStyle({ side });
      const head = row.appendChild(document.createElement('th'));
      head.className = cell({ column: 'price' });
      const depth = head.appendChild(document.createElement('span'));
      depth.className = bar({ side });
      const amountCell = row.insertCell();
      const totalCell = row.insertCell();
      amountCell.className = cell({ column: 'amount' });
      totalCell.className = cell({ column: 'total' });
      return { depth, price: newButton(head, side, 'price'), amount: newButton(amountCell, side, 'amount'), total: newText(totalCell) };
    });
    let shown: readonly BookLevel[] = [];
    return (levels: readonly BookLevel[]) => {
      for (const [index, { depth, price, amount, total }] of rows.entries()) {
        const [level, before] = [levels[index], shown[index]];
        if (!level) continue;
        if (level.price !== before?.price) price.data = bookFormat.price(level.price);
        if (level.amount !== before?.amount) amount.data = bookFormat.amount(level.amount);
        if (level.total !== before?.total) total.data = bookFormat.amount(level.total);
        if (level.share !== before?.share) depth.style.transform = `scaleX(${level.share})`;
      }
      shown = levels;
    };
  };
  const asks = sideOf('asks');
  const last = plainLast(frame);
  const bids = sideOf('bids');
  const shares = newText(frame.appendChild(document.createElement('p')));
  return (step) => {
    const book = bookOfStep(step);
    asks(book.asks);
    bids(book.bids);
    last(book);
    const share = bookFormat.share(book.shares?.bids ?? '');
    if (shares.data !== share) shares.data = share;
  };
}

function plainLast(frame: HTMLElement): (book: Book) => void {
  const line = frame.appendChild(document.createElement('div'));
  line.className = lastLine;
  const priceSpan = line.appendChild(document.createElement('span'));
  priceSpan.className = `${lastPrice} ${flashing}`;
  const rest = line.appendChild(document.createElement('span'));
  const texts = { price: newText(priceSpan), fiat: newText(rest), spread: newText(rest) };
  const flash = createFlash(priceSpan);
  let shown: Book['last'] = null;
  return (book) => {
    const spread = bookFormat.spread(book);
    if (texts.spread.data !== spread) texts.spread.data = spread;
    const { last } = book;
    if (!last || last.price === shown?.price) return;
    if (shown && last.trend !== 'flat') flash.show(last.trend);
    shown = last;
    priceSpan.dataset.trend = last.trend;
    texts.price.data = bookFormat.price(last.price);
    texts.fiat.data = bookFormat.fiat(last.price);
  };
}

/** Hand-written trades: only those in view, with a new row for each new trade. */
export function plainTrades(root: HTMLElement): (step: number) => void {
  const frame = root.appendChild(document.createElement('div'));
  frame.className = 'trades';
  const table = frame.appendChild(document.createElement('table'));
  table.className = tradeTable;
  const body = table.createTBody();
  let newest: string | undefined;
  return (step) => {
    const trades = tradesOf(step).slice(0, tradeRows.inView);
    const newestIndex = trades.findIndex(({ id }) => id === newest);
    newest = trades[0]?.id;
    for (const trade of trades.slice(0, newestIndex === -1 ? undefined : newestIndex).toReversed()) {
      const row = body.insertRow(0);
      const head = row.appendChild(document.createElement('th'));
      head.className = tradePrice[trade.side];
      head.textContent = tradeFormat.price(trade.price);
      const amount = row.insertCell();
      amount.className = tradeAmount;
      amount.textContent = tradeFormat.amount(trade.amount);
      const time = row.insertCell();
      time.className = tradeTime;
      time.textContent = tradeFormat.time(trade.time);
    }
    while (body.rows.length > tradeRows.inView) body.deleteRow(-1);
  };
}
