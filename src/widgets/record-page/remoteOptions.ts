import type { Store } from 'effector';
import { createGate, type Gate } from 'effector-react';
import type * as z from 'zod/mini';
import type { Endpoint, EndpointRow } from '@/contract/endpoint';
import { query } from '@/shared/api';

/** An option that the server lists. */
export interface RemoteOption {
  readonly value: string;
  readonly label: string;
}

/** Options that are loaded when a page with such a filter mounts. */
export interface RemoteOptions {
  readonly $options: Store<readonly RemoteOption[]>;
  readonly OptionsGate: Gate<object>;
}

/** An endpoint that returns a whole list. */
type Listing<Item> = Endpoint<EndpointRow & { readonly data: z.ZodMiniType<Item[]> }>;

/** Creates the options of a filter from an endpoint that lists them. */
export function remoteOptions<Item>(endpoint: Listing<Item>, optionOf: (item: Item) => RemoteOption): RemoteOptions {
  const OptionsGate = createGate<object>();
  const listed = query({ endpoint, $params: OptionsGate.status.map((isOpen) => (isOpen ? {} : null)), once: true });
  return { $options: listed.$latest.map((items) => items?.map(optionOf) ?? []), OptionsGate };
}
