import * as z from 'zod/mini';
import { domains } from '@/contract';
import type { Endpoint } from '@/contract/endpoint';
import { Envelope } from '@/contract/envelope';
import { invalidField } from '../businessError';
import { responseSchema, failedCheck, checkResponse, type ResponseSchema } from './drift/checkResponse';
import type { Conformance } from './drift/conformance';
import type { ApiEndpoint, LiveCallRecord } from './liveSchema';
import type { RequestLog } from './requestLog';
import { noChanges } from './changeTracker';

const calls: readonly Endpoint[] = Object.values(domains).flatMap((table): Endpoint[] => Object.values(table));

/** All endpoints of the contract, in the order of the domains. */
export const contractCalls: readonly ApiEndpoint[] = calls.map(({ id, domain, method, path, isChange }) => ({
  id,
  domain,
  method,
  path,
  isChange,
}));

/** Compares a live backend's response with the contract and logs it as a call at the instant `at`. Throws if the contract has no such call. */
export function logLiveResponse(answer: LiveCallRecord, at: number, log: RequestLog): Conformance {
  const { backend, url, body, status, text, problem, delayMs } = answer;
  const endpoint = calls.find(({ id }) => id === answer.endpoint);
  if (!endpoint) throw invalidField('body.endpoint', 'is not an endpoint of the contract');
  const responseBody = parsed(text);
  const conformance =
    problem === null ? checkResponse({ status, body: responseBody }, schemaOf(endpoint)) : failedCheck('a response', problem);
  const [finding] = conformance.findings;
  const envelope = z.safeParse(Envelope, responseBody);
  log.record({
    at,
    request: { id: '', method: endpoint.method, url, headers: {}, body, form: null },
    fid: null,
    apiKey: null,
    walletAccountId: null,
    backend,
    handled: {
      response: { status, headers: [], body: text, delayMs, end: problem === null ? 'whole' : 'none' },
      isChange: false,
      isCounted: false,
      endpoint,
      code: envelope.success ? envelope.data.code : status,
      msg: problem ?? (envelope.success ? envelope.data.msg : ''),
      faults: [],
      breach: finding ? { path: finding.path, problem: `expected ${finding.expected}, found ${finding.found}` } : null,
    },
    backgroundChanges: noChanges,
    callChanges: noChanges,
  });
  return conformance;
}

const schemas = new WeakMap<Endpoint, ResponseSchema>();

function schemaOf(endpoint: Endpoint): ResponseSchema {
  const schema = schemas.get(endpoint) ?? responseSchema(endpoint);
  schemas.set(endpoint, schema);
  return schema;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
