import type { Store } from 'effector';
import type * as z from 'zod/mini';
import type { Endpoint, EndpointRow } from '@/contract/endpoint';
import { query } from '@/shared/api';
import { createGate, type Gate } from '@/shared/lib/gate';

/** A filter option from the server. */
export interface RemoteOption {
  readonly value: string;
  readonly label: string;
}

/** Filter options that are loaded when a page with the filter mounts. */
export interface RemoteOptions {
  readonly $options: Store<readonly RemoteOption[]>;
  readonly OptionsGate: Gate;
}

/** An endpoint that returns a complete list. */
type Listing<Item> = Endpoint<EndpointRow & { readonly data: z.ZodMiniType<Item[]> }>;

/** Creates filter options from an endpoint that lists them. */
export function remoteOptions<Item>(endpoint: Listing<Item>, optionOf: (item: Item) => RemoteOption): RemoteOptions {
  const OptionsGate = createGate('OptionsGate');
  const items = query({ endpoint, $params: OptionsGate.status.map((isOpen) => (isOpen ? {} : null)), once: true });
  return { $options: items.$latest.map((rows) => rows?.map(optionOf) ?? []), OptionsGate };
}
