import { merge, sample, type Event, type Store } from 'effector';
import type { Decimal } from '@/contract/decimal';

/** A figure of an order form, as if it had been typed. */
export interface ChosenFigure {
  readonly field: 'price' | 'size';
  readonly text: string;
}

export interface ChosenFiguresOptions {
  /** Sizes that are chosen instead of typed, such as a share of the balance; nothing where it is not known. */
  readonly sizes: Event<string | null | undefined>;
  readonly $ticket: Store<{ readonly price: string }>;
  /** Of what the form is filled in for. */
  readonly $lastPrice: Store<Decimal | null>;
  /** What the form is filled in for. */
  readonly $instrument: Store<unknown>;
}

/** What is put into the fields of an order form besides what is typed. Its price starts at the latest one. */
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
