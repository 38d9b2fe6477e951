import type { CallInput, Data, Endpoint } from '@/contract/endpoint';
import type { PersonaId } from '@fixtures/personas';

/** Makes a call of the contract as the example's persona and gives its data; rejects where it fails. */
export type Ask = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<Data<E>>;

/** What somebody hands over for one call to succeed. */
export interface Example<E extends Endpoint> {
  /** Who makes it; the trader unless said otherwise. */
  readonly as?: PersonaId;
  /** The input, or how to get it from calls made before: the id of an order that was just placed. */
  readonly input?: CallInput<E> | ((ask: Ask) => Promise<CallInput<E>>);
}

/** One example per call of a domain; a call that asks for nothing and is made by the trader needs none. */
export type Examples<Table extends Readonly<Record<string, Endpoint>>> = { readonly [K in keyof Table]?: Example<Table[K]> };
