import { figure, line } from './orderForm.css';

export interface FigureLinesProps {
  readonly figures: readonly { readonly name: string; readonly text: string }[];
}

/** The calculated values of an order, one per line. */
export function FigureLines({ figures }: FigureLinesProps) {
  return (
    <dl>
      {figures.map(({ name, text }) => (
        <div key={name} className={line}>
          <dt>{name}</dt>
          <dd className={figure}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
