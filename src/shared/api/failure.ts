import { code } from '@/contract/codes';
import type { Endpoint } from '@/contract/endpoint';

/** Why a call returned no data. `business`: a code declared by the endpoint; `other`: any other code; the remaining kinds have no readable response. */
export type Failure<C extends number = number> =
  | { readonly kind: 'business'; readonly code: C; readonly msg: string }
  | { readonly kind: 'other'; readonly code: number; readonly msg: string }
  | { readonly kind: 'http'; readonly status: number; readonly retryAfterSeconds: number | null }
  /** The device is offline; `mayHaveArrived` is false if it already was when the request was sent. */
  | { readonly kind: 'offline'; readonly mayHaveArrived: boolean }
  /** No response arrived although the device is online: the server is down, or the connection was refused or reset. */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'timeout' }
  /** The response is not JSON, or not an object that could be an envelope. */
  | { readonly kind: 'unreadable' }
  /** The response deviates from the contract; `path` names the field. */
  | { readonly kind: 'drift'; readonly path: string; readonly expected: string };

/** A failed call: the endpoint and what went wrong. `C` are the codes the endpoint declares. */
export class ApiError<C extends number = number> extends Error {
  readonly endpoint: Endpoint;
  readonly failure: Failure<C>;
  constructor(endpoint: Endpoint, failure: Failure<C>) {
    super(`${endpoint.id}: ${describeFailure(failure)}`);
    this.name = 'ApiError';
    this.endpoint = endpoint;
    this.failure = failure;
  }
}

/** The server's message, or null if there is none. */
export const serverMessage = (failure: Failure): string | null => ('msg' in failure && failure.msg !== '' ? failure.msg : null);

/** The code with which the exchange refused a call, if the endpoint declares it; undefined for every other failure. */
export const refusalCode = <C extends number>({ failure }: ApiError<C>): C | undefined =>
  failure.kind === 'business' ? failure.code : undefined;

/** Whether the call failed because no user is logged in any more, or at all. */
export const needsLogin = (failure: Failure): boolean =>
  (failure.kind === 'other' && (failure.code === code.loginRequired.code || isSessionReplaced(failure))) ||
  (failure.kind === 'http' && failure.status === code.loginRequired.code);

/** Whether the call failed because a login elsewhere has ended the session. */
export const isSessionReplaced = (failure: Failure): boolean => failure.kind === 'other' && failure.code === code.sessionReplaced.code;

/** Whether a call that moves money may have been executed without confirmation: the response was lost or cannot be read. */
export const isOutcomeUnknown = ({ endpoint, failure }: ApiError): boolean => endpoint.movesMoney !== undefined && isAnswerLost(failure);

function isAnswerLost(failure: Failure): boolean {
  switch (failure.kind) {
    case 'business':
    case 'other':
      return false;
    case 'offline':
      return failure.mayHaveArrived;
    case 'http':
      // With these statuses the exchange rejects a request before executing it.
      return !isMaintenance(failure) && (failure.status < 400 || failure.status >= 500 || failure.status === 408);
    case 'unreachable':
    case 'timeout':
    case 'unreadable':
    case 'drift':
      return true;
  }
}

/** Whether no response arrived because there was no connection to the exchange. */
export const isConnectionFailure = ({ kind }: Failure): boolean => kind === 'offline' || kind === 'unreachable';

/** The pause requested by the exchange in seconds, from the `Retry-After` header; null if none. */
export const retryAfterOf = (failure: Failure): number | null => (failure.kind === 'http' ? failure.retryAfterSeconds : null);

/** Whether the call failed because of maintenance (assumed: signalled by HTTP 503 with `Retry-After`, as in the HTTP standard). */
export const isMaintenance = (failure: Failure): boolean =>
  failure.kind === 'http' && failure.status === 503 && failure.retryAfterSeconds !== null;

function describeFailure(failure: Failure): string {
  switch (failure.kind) {
    case 'business':
    case 'other':
      return `code ${failure.code} ${failure.msg}`;
    case 'http':
      return `HTTP ${failure.status}`;
    case 'drift':
      return `${failure.path} departs from the contract: ${failure.expected}`;
    case 'offline':
    case 'unreachable':
    case 'timeout':
    case 'unreadable':
      return failure.kind;
  }
}
