import { code } from '@/contract/codes';
import type { Endpoint } from '@/contract/endpoint';
import { invalidField, BusinessError } from '../businessError';
import { corrupt } from '../faults/corrupt';
import type { FaultOutcome } from '../faults/createFaults';
import { controlDomain } from './controlPaths';
import { breachIn, ContractBreach, type Breach, type Connection, type EndpointHandler } from '../resolvers/implement';
import type { World } from '../world';
import { shortCircuit, withFaults, toResponse, type Outcome } from './answer';
import { createMatcher } from './match';
import { signedCallOf } from './signedCall';
import { bodyLimitAt, type WireField, type WireRequest, type WireResponse } from './wire';

/** A response, and how it was produced. */
export interface HandledRequest {
  readonly response: WireResponse;
  /** Whether a call that changes the world was carried out. */
  readonly isChange: boolean;
  /** Whether a fault has counted the call. */
  readonly isCounted: boolean;
  /** The matching call; null if none was found or the body is too large. */
  readonly endpoint: Endpoint | null;
  readonly code: number;
  readonly msg: string;
  readonly faults: FaultOutcome['faults'];
  /** Where the response violates the contract, through a bug of the simulation or a fault; null if it does not. */
  readonly breach: Breach | null;
}

type Handle = (request: WireRequest, world: World, connection: Connection) => HandledRequest;

/** The single entry point of the simulated exchange: parses a request, finds its call, applies the active faults and wraps the outcome in the envelope. Never throws. */
export function createHandle(calls: readonly EndpointHandler[]): Handle {
  const match = createMatcher(calls);
  return (request, world, connection) => {
    const url = new URL(request.url, 'http://exchange.invalid');
    const found = match(request.method, url.pathname);
    if (found.kind === 'unknown') {
      const msg = `no call at ${url.pathname}; the nearest is ${found.nearest}`;
      return unmatched({ row: code.notFound, msg, data: null, status: 404 });
    }
    if (found.kind === 'otherMethod') {
      const allow = found.methods.join(', ');
      return unmatched({
        row: code.methodNotAllowed,
        msg: `${url.pathname} only accepts ${allow}`,
        data: null,
        status: 405,
        headers: [['allow', allow]],
      });
    }
    const limit = bodyLimitAt(url.pathname);
    if ((request.body?.length ?? 0) > limit) {
      const msg = `the body has more than ${limit} characters`;
      return unmatched({ row: code.payloadTooLarge, msg, data: null, status: 413 });
    }
    const { handler, params } = found;
    const { endpoint } = handler;
    // Faults and latency do not apply to the calls that control them.
    const isControl = endpoint.domain === controlDomain;
    const faultOutcome = isControl ? null : world.faults.apply(endpoint);
    const shortCircuited = faultOutcome === null ? null : shortCircuit(faultOutcome);
    const latencyMs = isControl ? 0 : world.latencyMs;
    const executed =
      shortCircuited === null ? execute(handler, { request, url, params, world, connection }) : { ...noEffect, outcome: shortCircuited };
    const { outcome, breach } =
      faultOutcome === null || faultOutcome.shapes.length === 0 ? executed : corrupted(endpoint, executed, faultOutcome);
    const response = toResponse(outcome, latencyMs);
    return {
      response: faultOutcome === null ? response : withFaults(response, faultOutcome),
      isChange: executed.isChange,
      isCounted: faultOutcome?.isCounted ?? false,
      endpoint,
      code: outcome.row.code,
      msg: outcome.msg,
      faults: faultOutcome?.faults ?? [],
      breach: breach ?? envelopeBreach(faultOutcome),
    };
  };
}

/** The breach of a response that a fault has made unusable; null if none has. */
function envelopeBreach(faultOutcome: FaultOutcome | null): Breach | null {
  const failure = faultOutcome?.failure ?? null;
  return failure === null || failure.kind === 'code' ? null : { path: 'response', problem: `${failure.kind} (injected fault)` };
}

/** The result of executing a call. */
interface ExecutionResult {
  readonly outcome: Outcome;
  readonly isChange: boolean;
  readonly breach: Breach | null;
}

const noEffect = { isChange: false, breach: null } as const;

/** The response to a request that reaches no call. */
const unmatched = (outcome: Outcome): HandledRequest => ({
  response: toResponse(outcome),
  isChange: false,
  isCounted: false,
  endpoint: null,
  code: outcome.row.code,
  msg: outcome.msg,
  faults: [],
  breach: null,
});

interface ExecutionContext {
  readonly request: WireRequest;
  readonly url: URL;
  readonly params: Readonly<Record<string, string>>;
  readonly world: World;
  readonly connection: Connection;
}

function execute({ endpoint, resolve }: EndpointHandler, { request, url, params, world, connection }: ExecutionContext): ExecutionResult {
  try {
    const query = url.search === '' ? {} : Object.fromEntries(url.searchParams);
    const body = bodyOf(request, endpoint.encoding);
    const raw = { headers: request.headers, params, query, body, signed: signedCallOf(request, url) };
    return { outcome: { ...resolve(world, raw, connection), status: 200 }, isChange: endpoint.isChange, breach: null };
  } catch (error) {
    if (error instanceof BusinessError)
      return { ...noEffect, outcome: { row: code[error.code], msg: error.message, data: null, status: 200 } };
    world.report(error);
    const msg = `${endpoint.id} failed in the simulation`;
    const breach = error instanceof ContractBreach ? error.breach : null;
    return { isChange: false, breach, outcome: { row: code.serverError, msg, data: null, status: 500 } };
  }
}

/** Applies the shape faults to the data of a successful call. */
function corrupted(endpoint: Endpoint, executed: ExecutionResult, { shapes }: FaultOutcome): ExecutionResult {
  if (executed.outcome.row.code !== code.success.code) return executed;
  let { data } = executed.outcome;
  for (const { shape, state } of shapes) data = corrupt(data, shape, state, (attempt) => breachIn(endpoint, attempt) === null);
  return { ...executed, outcome: { ...executed.outcome, data }, breach: breachIn(endpoint, data) };
}

function bodyOf(request: WireRequest, encoding: 'multipart' | undefined): unknown {
  if (encoding === 'multipart') {
    if (request.form === null) throw invalidField('body', 'is not a form');
    return fields(request.form);
  }
  if (request.body === null || request.body === '') return undefined;
  try {
    return JSON.parse(request.body);
  } catch {
    throw invalidField('body', 'is not JSON');
  }
}

const fields = (form: readonly WireField[]): Record<string, unknown> => Object.fromEntries(form);
