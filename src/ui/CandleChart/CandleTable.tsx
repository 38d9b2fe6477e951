import { useDeferredValue, useMemo, useState } from 'react';
import { Pagination } from '../Pagination/Pagination';
import type { Column } from '../Table/column';
import { Table } from '../Table/Table';
import type { ChartFormat } from '../ChartFrame/chart';
import { tones } from '../ChartFrame/Readout.css';
import { trendOf } from './candle';
import type { Candle, CandleTerms } from './candle';

export interface CandleTableProps {
  /** Accessible name of the table and its pagination. */
  label: string;
  /** Oldest first. */
  candles: readonly Candle[];
  terms: CandleTerms;
  format: ChartFormat;
  decimals: number;
}

const pageSize = 50;

/** A paginated table of candles, newest first. */
export function CandleTable({ label, candles, terms, format, decimals }: CandleTableProps) {
  const [page, setPage] = useState(1);
  // Prices change many times a second: the table updates at low priority.
  const deferredCandles = useDeferredValue(candles);
  const columns = useMemo(() => columnsOf({ terms, format, decimals }), [terms, format, decimals]);
  const end = deferredCandles.length - (page - 1) * pageSize;
  const start = Math.max(end - pageSize, 0);
  return (
    <>
      <Table
        label={label}
        density="compact"
        rows={deferredCandles.slice(start, end).toReversed()}
        rowKey={({ instant }) => String(instant)}
        columns={columns}
      />
      <Pagination
        label={label}
        page={page}
        count={Math.max(Math.ceil(deferredCandles.length / pageSize), 1)}
        onPage={setPage}
        summary={
          deferredCandles.length === 0
            ? '0'
            : `${deferredCandles.length - end + 1}–${deferredCandles.length - start} / ${deferredCandles.length}`
        }
      />
    </>
  );
}

function columnsOf({ terms, format, decimals }: Pick<CandleTableProps, 'terms' | 'format' | 'decimals'>): readonly Column<Candle>[] {
  const price = (id: 'open' | 'high' | 'low' | 'close'): Column<Candle> => ({
    id,
    header: terms[id],
    align: 'end',
    ...(id !== 'close' && { priority: 1 }),
    cell: (candle) => format.price(candle[id], decimals),
  });
  const change = (candle: Candle) => <span className={tones[trendOf(candle)]}>{format.change(candle.open, candle.close)}</span>;
  return [
    { id: 'time', header: terms.time, width: 152, cell: ({ instant }) => format.dateTime(instant) },
    price('open'),
    price('high'),
    price('low'),
    price('close'),
    { id: 'change', header: terms.change, align: 'end', priority: 2, cell: change },
    { id: 'volume', header: terms.volume, align: 'end', priority: 3, cell: ({ volume }) => format.compact(volume) },
  ];
}
