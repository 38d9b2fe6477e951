import { ChartFrame } from '../ChartFrame/ChartFrame';
import { joinReadings } from '../ChartFrame/chart';
import type { Reading } from '../ChartFrame/chart';
import { useCursor } from '../ChartFrame/cursor';
import { Readout } from '../ChartFrame/Readout';
import { ChartPlot } from '../ChartPlot/ChartPlot';
import { areas, limit, strokes } from '../ChartPlot/ChartPlot.css';
import { areaPath, linePath, scaleOf } from '../ChartPlot/curve';
import type { Column } from '../Table/column';
import { Table } from '../Table/Table';

/** The payout at one settlement price. */
export interface Payoff {
  /** As displayed: "70,000". */
  readonly price: string;
  /** The same price on any scale; for drawing only. */
  readonly at: number;
  /** The amount received, with its currency: "1.012 BTC". */
  readonly received: string;
  /** Its value in the currency of the price; `plotValue` is the same for drawing only. */
  readonly value: string;
  readonly plotValue: number;
  /** Which of the two currencies is received. */
  readonly currency: 'first' | 'second';
}

export interface PayoffChartProps {
  /** Accessible name: "Sell high BTC at 70,000". */
  label: string;
  /** In ascending order of price. */
  payoffs: readonly Payoff[];
  /** The price at which the currency changes. */
  target: { readonly at: number; readonly price: string };
  terms: {
    readonly price: string;
    readonly received: string;
    readonly value: string;
    readonly target: string;
    /** "Receive BTC", "Receive USDT". */
    readonly first: string;
    readonly second: string;
    /** Accessible name of the cursor: "Outcome by settlement price". */
    readonly cursor: string;
  };
}

const tones = { first: 'accent', second: 'flat' } as const;

/** The payout of a dual investment at each settlement price, in which of its two currencies, and the price that decides it. */
export function PayoffChart({ label, payoffs, target, terms }: PayoffChartProps) {
  const { cursor, setCursor, onKeyDown } = useCursor({ count: payoffs.length, start: Math.floor(payoffs.length / 2) });
  const from = payoffs[0]?.at ?? 0;
  const width = (payoffs.at(-1)?.at ?? 1) - from || 1;
  const xOf = (at: number) => (at - from) / width;
  const { yOf } = scaleOf(payoffs.map(({ plotValue }) => plotValue));
  const pointOf = ({ at, plotValue }: Payoff) => ({ x: xOf(at), y: yOf(plotValue) });
  const cursorPayoff = cursor === null ? undefined : payoffs[cursor];
  const readingOf = ({ price, received, value }: Payoff): readonly Reading[] => [
    { term: terms.price, value: price },
    { term: terms.received, value: received },
    { term: terms.value, value },
  ];
  const targetReading: Reading = { term: terms.target, value: target.price };
  const targetPoint = { x: xOf(target.at), y: yOf(payoffs.find(({ at }) => at >= target.at)?.plotValue ?? 0) };
  const sides = (['first', 'second'] as const).map((currency) => {
    const line = payoffs.filter((one) => one.currency === currency).map(pointOf);
    return { currency, line: currency === payoffs[0]?.currency ? [...line, targetPoint] : [targetPoint, ...line] };
  });
  return (
    <ChartFrame
      label={label}
      summary={[targetReading, ...sides.map(({ currency }) => endOf(payoffs, currency, terms))]}
      readout={<Readout readings={cursorPayoff ? readingOf(cursorPayoff) : [targetReading]} />}
      renderTable={() => <Table label={label} density="compact" rows={payoffs} rowKey={({ price }) => price} columns={columnsOf(terms)} />}
      foot={
        <Readout
          readings={sides.map(({ currency }) => ({ term: '', value: terms[currency], tone: currency === 'first' ? 'second' : 'flat' }))}
        />
      }
    >
      <ChartPlot
        label={terms.cursor}
        xs={payoffs.map(({ at }) => xOf(at))}
        cursor={cursor}
        setCursor={setCursor}
        onKeyDown={onKeyDown}
        reading={cursorPayoff ? joinReadings(readingOf(cursorPayoff)) : ''}
        dots={cursorPayoff ? [{ y: yOf(cursorPayoff.plotValue), tone: tones[cursorPayoff.currency] }] : []}
        xTicks={[
          { at: 0, text: payoffs[0]?.price ?? '' },
          { at: xOf(target.at), text: target.price },
          { at: 1, text: payoffs.at(-1)?.price ?? '' },
        ]}
      >
        {sides.map(({ currency, line }) => (
          <g key={currency}>
            <path d={areaPath(line, 1)} className={areas[tones[currency]]} />
            <path d={linePath(line)} className={strokes[tones[currency]]} />
          </g>
        ))}
        <path d={`M${xOf(target.at) * 100} 0V100`} className={limit} />
      </ChartPlot>
    </ChartFrame>
  );
}

/** A currency, with the amount received at the price farthest from the target. */
function endOf(payoffs: readonly Payoff[], currency: Payoff['currency'], terms: PayoffChartProps['terms']): Reading {
  const all = payoffs.filter((one) => one.currency === currency);
  const end = currency === payoffs[0]?.currency ? all[0] : all.at(-1);
  return { term: terms[currency], value: end ? `${end.received}, ${terms.price} ${end.price}` : '' };
}

const columnsOf = ({ price, received, value }: PayoffChartProps['terms']): readonly Column<Payoff>[] => [
  { id: 'price', header: price, cell: (payoff) => payoff.price },
  { id: 'received', header: received, align: 'end', cell: (payoff) => payoff.received },
  { id: 'value', header: value, align: 'end', cell: (payoff) => payoff.value },
];
