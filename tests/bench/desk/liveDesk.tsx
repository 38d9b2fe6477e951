import { fork } from 'effector';
import { Provider } from 'effector-react';
import { createRoot } from 'react-dom/client';
import { type Instrument, LiveChange, LiveValue, LiveMarket, LivePrice } from '@/entities/market';
import type { Quote } from '@/entities/market/quote';
import { $quotes } from '@/entities/market/quotesModel';
import { $transport, type Transport } from '@/shared/api';
import { type Format, I18nProvider } from '@/shared/i18n';
import { allAt, i18n, instruments } from './quotes';

/** A backend that never answers: the feed is moved by hand. */
const silence: Transport = () => new Promise(() => {});

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

/** The product's own live cells: a keyed feed, text nodes written once a frame, rows in sight only. */
export function live(root: HTMLElement): (step: number) => void {
  const scope = fork({ values: [[$transport, silence]] });
  createRoot(root).render(
    <Provider value={scope}>
      <I18nProvider i18n={i18n}>
        <LiveMarket side="spot">
          <table>
            <tbody>
              {instruments.map((instrument) => (
                <Line key={instrument.id} instrument={instrument} />
              ))}
            </tbody>
          </table>
        </LiveMarket>
      </I18nProvider>
    </Provider>,
  );
  return (step) => scope.getState($quotes).set(allAt(step));
}
