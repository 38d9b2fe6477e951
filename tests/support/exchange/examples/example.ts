import type { CallInput, Data, Endpoint } from '@/contract/endpoint';
import type { PersonaId } from '@fixtures/personas';

/** Calls an endpoint as the example's persona and returns its data; rejects if it fails. */
export type Ask = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<Data<E>>;

/** What one call needs to succeed. */
export interface Example<E extends Endpoint> {
  /** The calling persona; the trader by default. */
  readonly as?: PersonaId;
  /** The input, or a function that obtains it from earlier calls, such as the id of an order just placed. */
  readonly input?: CallInput<E> | ((ask: Ask) => Promise<CallInput<E>>);
}

/** One example per call of a domain; a call without input made by the trader needs none. */
export type Examples<Table extends Readonly<Record<string, Endpoint>>> = { readonly [K in keyof Table]?: Example<Table[K]> };
