import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Instrument } from '@/entities/market';
import type { Quote } from '@/entities/market/quote';
import { useFormat, I18nProvider } from '@/shared/i18n';
import { Amount } from '@/ui/Amount/Amount';
import { PriceChange } from '@/ui/PriceChange/PriceChange';
import { Price } from '@/ui/Price/Price';
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

/** What one writes first: all quotes in one state, every row drawn anew. */
export function naive(root: HTMLElement): (step: number) => void {
  let show = (_step: number): void => {};
  function Table() {
    const [step, setStep] = useState(0);
    useEffect(() => {
      show = setStep;
    }, []);
    const quotes = allAt(step);
    return (
      <table>
        <tbody>
          {instruments.map((instrument, index) => {
            const quote = quotes[index]?.[1];
            return quote && <Line key={instrument.id} instrument={instrument} quote={quote} />;
          })}
        </tbody>
      </table>
    );
  }
  createRoot(root).render(
    <I18nProvider i18n={i18n}>
      <Table />
    </I18nProvider>,
  );
  return (step) => show(step);
}
