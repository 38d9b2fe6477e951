import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Instrument } from '@/entities/market';
import type { Quote } from '@/entities/market/quote';
import { useFormat, I18nProvider } from '@/shared/i18n';
import { Amount } from '@/ui/Amount/Amount';
import type { BookLevel, BookSideName } from '@/ui/OrderBook/book';
import { bar, cell, figureButton, row, table } from '@/ui/OrderBook/BookSide.css';
import { PriceChange } from '@/ui/PriceChange/PriceChange';
import { Price } from '@/ui/Price/Price';
import { amount as tradeAmount, price as tradePrice, table as tradeTable, time as tradeTime } from '@/ui/TradeList/TradeList.css';
import type { Trade } from '@/ui/TradeList/trades';
import { bookFormat, bookOfStep, tradeFormat, tradesOf } from './book';
import { allAt, i18n, instruments } from './quotes';

function Line({ instrument, quote }: { instrument: Instrument; quote: Quote }) {
  const { parts } = useFormat();
  return (
    <tr>
      <th scope="row">{instrument.base}</th>
      <td>
        <Price value={parts.price(quote.last, instrument.decimals)} />
      </td>
      <td>
        <PriceChange value={parts.percent(quote.change)} />
      </td>
      <td>
        <Amount value={parts.compact(quote.turnover)} />
      </td>
    </tr>
  );
}

function Levels({ levels, side }: { levels: readonly BookLevel[]; side: BookSideName }) {
  return (
    <table className={table}>
      <tbody>
        {levels.map(({ price, amount, total, share }) => (
          <tr key={price} className={row({ side })}>
            <th scope="row" className={cell({ column: 'price' })}>
              <span className={bar({ side })} style={{ transform: `scaleX(${share})` }} />
              <button type="button" className={figureButton({ side, column: 'price' })}>
                {bookFormat.price(price)}
              </button>
            </th>
            <td className={cell({ column: 'amount' })}>
              <button type="button" className={figureButton({ side, column: 'amount' })}>
                {bookFormat.amount(amount)}
              </button>
            </td>
            <td className={cell({ column: 'total' })}>{bookFormat.amount(total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Trades({ trades }: { trades: readonly Trade[] }) {
  return (
    <table className={tradeTable}>
      <tbody>
        {trades.map((trade) => (
          <tr key={trade.id}>
            <th scope="row" className={tradePrice[trade.side]}>
              {tradeFormat.price(trade.price)}
            </th>
            <td className={tradeAmount}>{tradeFormat.amount(trade.amount)}</td>
            <td className={tradeTime}>{tradeFormat.time(trade.time)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The straightforward implementation: everything in one state, every row rendered again. */
export function naive(root: HTMLElement): (step: number) => void {
  let show = (_step: number): void => {};
  function Desk() {
    const [step, setStep] = useState(0);
    useEffect(() => {
      show = setStep;
    }, []);
    const quotes = allAt(step);
    const book = bookOfStep(step);
    const { asks, bids, last } = book;
    return (
      <>
        <div className="book">
          <Levels levels={asks.toReversed()} side="asks" />
          <p>
            {last && <Price value={i18n.format.parts.price(last.price, 2)} />}
            {last && bookFormat.fiat(last.price)} {bookFormat.spread(book)}
          </p>
          <Levels levels={bids} side="bids" />
          <p>{book.shares?.bids}</p>
        </div>
        <div className="trades">
          <Trades trades={tradesOf(step)} />
        </div>
        <table>
          <tbody id="market">
            {instruments.map((instrument, index) => {
              const quote = quotes[index]?.[1];
              return quote && <Line key={instrument.id} instrument={instrument} quote={quote} />;
            })}
          </tbody>
        </table>
      </>
    );
  }
  createRoot(root).render(
    <I18nProvider i18n={i18n}>
      <Desk />
    </I18nProvider>,
  );
  return (step) => show(step);
}
