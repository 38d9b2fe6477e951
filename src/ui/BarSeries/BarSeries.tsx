import { Amount } from '../Amount/Amount';
import type { ChartPoint } from '../ChartFrame/chart';
import { useUiText } from '../texts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css';
import { bar, chart, column, ends, series } from './BarSeries.css';
import { barBoxes } from './boxes';

export interface BarSeriesProps {
  /** Accessible name of the table: "Profit of the last 7 days". */
  label: string;
  /** Headers of the table's columns. */
  headers: { label: string; value: string };
  /** Oldest first. */
  bars: readonly ChartPoint[];
}

/** A small bar chart of gains and losses around a common zero line; screen readers read the same values as a table. */
export function BarSeries({ label, headers, bars }: BarSeriesProps) {
  const uiText = useUiText();
  const boxes = barBoxes(bars.map(({ plotValue }) => plotValue));
  return (
    <div className={series}>
      <div aria-hidden className={chart}>
        {bars.map(({ label: text, value }, index) => (
          <span key={text} className={column} title={uiText('named', { name: text, value: value.text })}>
            <span
              className={bar({ trend: value.trend })}
              style={{ insetBlockStart: `${boxes[index]?.top}%`, blockSize: `${boxes[index]?.height}%` }}
            />
          </span>
        ))}
      </div>
      <div aria-hidden className={ends}>
        <span>{bars.at(0)?.label}</span>
        <span>{bars.length > 1 && bars.at(-1)?.label}</span>
      </div>
      <div className={visuallyHidden}>
        <table aria-label={label}>
          <thead>
            <tr>
              <th scope="col">{headers.label}</th>
              <th scope="col">{headers.value}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ label: text, value }) => (
              <tr key={text}>
                <th scope="row">{text}</th>
                <td>
                  <Amount value={value} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
