import { fork } from 'effector';
import { Provider } from 'effector-react';
import { createRoot } from 'react-dom/client';
import { type Instrument, LiveChange, LiveValue, LiveMarket, LivePrice } from '@/entities/market';
import type { Quote } from '@/entities/market/quote';
import { $quotes } from '@/entities/market/quotesModel';
import { $transport, type Transport } from '@/shared/api';
import { type Format, I18nProvider } from '@/shared/i18n';
import type { LiveSource } from '@/ui/live';
import { OrderBook } from '@/ui/OrderBook/OrderBook';
import { TradeList } from '@/ui/TradeList/TradeList';
import { bookFormat, bookOfStep, bookRows, bookTexts, tradeFormat, tradeRows, tradesOf, tradeTexts } from './book';
import { allAt, i18n, instruments } from './quotes';

/** A backend that never responds: the test drives the feed. */
const silentTransport: Transport = () => new Promise(() => {});

const turnover = (quote: Quote, format: Format): string => format.compact(quote.turnover);

const Line = ({ instrument }: { instrument: Instrument }) => (
  <tr>
    <th scope="row">{instrument.base}</th>
    <td>
      <LivePrice instrument={instrument} />
    </td>
    <td>
      <LiveChange instrument={instrument} />
    </td>
    <td>
      <LiveValue instrument={instrument} text={turnover} />
    </td>
  </tr>
);

const settings = { view: 'both', group: '0.01', rate: '10' } as const;
const nothing = () => {};

/** The product's own parts: keyed feeds, text nodes written once a frame or at the pace of a book, visible rows only. */
export function live(root: HTMLElement): (step: number) => void {
  const scope = fork({ values: [[$transport, silentTransport]] });
  let now = 0;
  const readers = new Set<() => void>();
  const sourceOf = <Value,>(valueAt: (step: number) => Value): LiveSource<Value> => ({
    read: () => valueAt(now),
    subscribe: (changed) => {
      readers.add(changed);
      return () => readers.delete(changed);
    },
  });
  createRoot(root).render(
    <Provider value={scope}>
      <I18nProvider i18n={i18n}>
        <div className="book">
          <OrderBook
            source={sourceOf(bookOfStep)}
            texts={bookTexts}
            format={bookFormat}
            settings={settings}
            onSettings={nothing}
            groups={['0.01']}
            rows={bookRows}
            onPickPrice={nothing}
            onPickAmount={nothing}
          />
        </div>
        <div className="trades">
          <TradeList source={sourceOf(tradesOf)} texts={tradeTexts} format={tradeFormat} rows={tradeRows.kept} />
        </div>
        <LiveMarket side="spot">
          <table>
            <tbody id="market">
              {instruments.map((instrument) => (
                <Line key={instrument.id} instrument={instrument} />
              ))}
            </tbody>
          </table>
        </LiveMarket>
      </I18nProvider>
    </Provider>,
  );
  return (step) => {
    now = step;
    scope.getState($quotes).set(allAt(step));
    for (const changed of readers) changed();
  };
}
