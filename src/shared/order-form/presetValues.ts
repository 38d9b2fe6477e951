import { merge, sample, type Event, type Store } from 'effector';
import type { Decimal } from '@/contract/decimal';

/** A value set in an order form as if typed. */
export interface PresetValue {
  readonly field: 'price' | 'size';
  readonly text: string;
}

export interface PresetValuesOptions {
  /** Sizes set by a control, such as a share of the balance; null or undefined while unknown. */
  readonly sizes: Event<string | null | undefined>;
  readonly $ticket: Store<{ readonly price: string }>;
  /** Last price of the form's instrument. */
  readonly $lastPrice: Store<Decimal | null>;
  /** The form's instrument. */
  readonly $instrument: Store<unknown>;
}

/** Emits values set in an order form other than by typing. An empty price starts at the last price. */
export function presetValues({ sizes, $ticket, $lastPrice, $instrument }: PresetValuesOptions): Event<PresetValue> {
  const started = sample({
    clock: [$lastPrice, $instrument],
    source: { ticket: $ticket, last: $lastPrice },
    filter: ({ ticket, last }) => ticket.price === '' && last !== null,
    fn: ({ last }) => last,
  });
  return merge([
    started.filterMap((text): PresetValue | undefined => presetOf('price', text)),
    sizes.filterMap((text): PresetValue | undefined => presetOf('size', text)),
  ]);
}

const presetOf = (field: PresetValue['field'], text: string | null | undefined): PresetValue | undefined =>
  text === null || text === undefined ? undefined : { field, text };
