import { merge, sample, type Event, type Store } from 'effector';
import type { Decimal } from '@/contract/decimal';

/** A value set in an order form as if typed. */
export interface ChosenFigure {
  readonly field: 'price' | 'size';
  readonly text: string;
}

export interface ChosenFiguresOptions {
  /** Sizes set by a control, such as a share of the balance; null or undefined while unknown. */
  readonly sizes: Event<string | null | undefined>;
  readonly $ticket: Store<{ readonly price: string }>;
  /** Last price of the form's instrument. */
  readonly $lastPrice: Store<Decimal | null>;
  /** The form's instrument. */
  readonly $instrument: Store<unknown>;
}

/** Emits values set in an order form other than by typing. An empty price starts at the last price. */
export function chosenFigures({ sizes, $ticket, $lastPrice, $instrument }: ChosenFiguresOptions): Event<ChosenFigure> {
  const started = sample({
    clock: [$lastPrice, $instrument],
    source: { ticket: $ticket, last: $lastPrice },
    filter: ({ ticket, last }) => ticket.price === '' && last !== null,
    fn: ({ last }) => last,
  });
  return merge([
    started.filterMap((text): ChosenFigure | undefined => figureOf('price', text)),
    sizes.filterMap((text): ChosenFigure | undefined => figureOf('size', text)),
  ]);
}

const figureOf = (field: ChosenFigure['field'], text: string | null | undefined): ChosenFigure | undefined =>
  text === null || text === undefined ? undefined : { field, text };
