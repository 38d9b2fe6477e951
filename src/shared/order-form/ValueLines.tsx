import { orderValue, line } from './orderForm.css';

export interface ValueLinesProps {
  readonly values: readonly { readonly name: string; readonly text: string }[];
}

/** The calculated values of an order, one per line. */
export function ValueLines({ values }: ValueLinesProps) {
  return (
    <dl>
      {values.map(({ name, text }) => (
        <div key={name} className={line}>
          <dt>{name}</dt>
          <dd className={orderValue}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
