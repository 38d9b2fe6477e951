import { createEvent, createStore, sample, type EventCallable, type Store } from 'effector';
import type * as z from 'zod/mini';
import type { Endpoint, EndpointRow } from '@/contract/endpoint';
import { callFx, newestOf } from '@/shared/api';

/** An option that the server lists. */
export interface RemoteOption {
  readonly value: string;
  readonly label: string;
}

/** Options that are loaded when a page with such a filter mounts. */
export interface RemoteOptions {
  readonly $options: Store<readonly RemoteOption[]>;
  readonly asked: EventCallable<void>;
}

/** An endpoint that returns a whole list. */
type Listing<Item> = Endpoint<EndpointRow & { readonly data: z.ZodMiniType<Item[]> }>;

/** Creates the options of a filter from an endpoint that lists them. */
export function remoteOptions<Item>(endpoint: Listing<Item>, optionOf: (item: Item) => RemoteOption): RemoteOptions {
  const asked = createEvent();
  const loadFx = callFx(endpoint);
  const $options = createStore<readonly RemoteOption[]>([]).on(newestOf(loadFx), (_, { result }) => result.map(optionOf));
  sample({ clock: asked, source: $options, filter: (options) => options.length === 0, fn: () => ({}), target: loadFx });
  return { $options, asked };
}
