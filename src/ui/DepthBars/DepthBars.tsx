import { Amount } from '../Amount/Amount';
import type { NumberParts } from '../number';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { amount as amountStyle, bar, head, price as priceStyle, row, sides, table } from './DepthBars.css';

export interface DepthLevel {
  price: NumberParts;
  amount: NumberParts;
  /** Length of the bar as decimal text from "0" to "1": the sum up to this level divided by the largest sum in view. */
  share: string;
}

export const depthLayouts = ['stacked', 'beside'] as const;

export interface DepthBarsProps {
  /** Accessible names of the two tables. */
  labels: { bids: string; asks: string };
  /** Headers of the columns, with their coins. */
  headers: { price: string; amount: string };
  /** Best price first. */
  bids: readonly DepthLevel[];
  /** Best price first. */
  asks: readonly DepthLevel[];
  /** `stacked` has the asks on top and the best prices in the middle; `beside` needs the width of a tablet. */
  layout?: (typeof depthLayouts)[number];
}

/** Shows the first price levels of a market, with the depth up to each as a bar behind its row. */
export function DepthBars({ labels, headers, bids, asks, layout = 'stacked' }: DepthBarsProps) {
  const isStacked = layout === 'stacked';
  const bidSide = <Side key="bid" side="bid" label={labels.bids} headers={headers} levels={bids} hasHead={!isStacked} />;
  const askSide = <Side key="ask" side="ask" label={labels.asks} headers={headers} levels={isStacked ? asks.toReversed() : asks} hasHead />;
  return <div className={sides({ layout })}>{isStacked ? [askSide, bidSide] : [bidSide, askSide]}</div>;
}

interface SideProps extends Pick<DepthBarsProps, 'headers'> {
  side: 'bid' | 'ask';
  label: string;
  levels: readonly DepthLevel[];
  /** False if the table above has the same columns; screen readers still read the headers. */
  hasHead: boolean;
}

function Side({ side, label, headers, levels, hasHead }: SideProps) {
  return (
    <table aria-label={label} className={table}>
      <thead>
        <tr>
          {[headers.price, headers.amount].map((header) => (
            <th key={header} scope="col" className={hasHead ? head : undefined}>
              {hasHead ? header : <VisuallyHidden>{header}</VisuallyHidden>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {levels.map(({ price, amount, share }) => (
          <tr key={price.text} className={row}>
            <th scope="row" className={priceStyle({ side })}>
              <span className={bar({ side })} style={{ inlineSize: `calc(${share} * 100%)` }} />
              <Amount value={price} isMinorFaint={false} />
            </th>
            <td className={amountStyle}>
              <Amount value={amount} isMinorFaint={false} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
