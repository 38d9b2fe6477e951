import { createEvent, createStore, sample, type EventCallable, type Store } from 'effector';
import type * as z from 'zod/mini';
import type { Endpoint, EndpointRow } from '@/contract/endpoint';
import { callFx, newestOf } from '@/shared/api';

/** One thing to choose, in the words of the exchange. */
export interface RemoteOption {
  readonly value: string;
  readonly label: string;
}

/** Options that are loaded when a page that needs them opens. */
export interface RemoteOptions {
  readonly $options: Store<readonly RemoteOption[]>;
  readonly asked: EventCallable<void>;
}

/** A call that answers a whole list. */
type Listing<Item> = Endpoint<EndpointRow & { readonly data: z.ZodMiniType<Item[]> }>;

/** Makes the options of a filter out of a call that lists them. */
export function remoteOptions<Item>(endpoint: Listing<Item>, optionOf: (item: Item) => RemoteOption): RemoteOptions {
  const asked = createEvent();
  const loadFx = callFx(endpoint);
  const $options = createStore<readonly RemoteOption[]>([]).on(newestOf(loadFx), (_, { result }) => result.map(optionOf));
  sample({ clock: asked, source: $options, filter: (options) => options.length === 0, fn: () => ({}), target: loadFx });
  return { $options, asked };
}
