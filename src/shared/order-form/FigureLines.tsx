import { figure, line } from './orderForm.css';

export interface FigureLinesProps {
  readonly figures: readonly { readonly name: string; readonly text: string }[];
}

/** What an order comes to, a line for each figure. */
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
