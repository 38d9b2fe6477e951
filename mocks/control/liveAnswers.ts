import * as z from 'zod/mini';
import { domains } from '@/contract';
import type { Endpoint } from '@/contract/endpoint';
import { Envelope } from '@/contract/envelope';
import { badField } from '../businessError';
import { answerSchema, failedJudgement, judge, type AnswerSchema } from './drift/judge';
import type { Judgement } from './drift/judgement';
import type { ContractCall, LiveAnswer } from './liveSchema';
import type { RequestLog } from './requestLog';
import { noChanges } from './changeTracker';

const calls: readonly Endpoint[] = Object.values(domains).flatMap((table): Endpoint[] => Object.values(table));

/** Every call of the contract, grouped by domain. */
export const contractCalls: readonly ContractCall[] = calls.map(({ id, domain, method, path, isChange }) => ({
  id,
  domain,
  method,
  path,
  isChange,
}));

/** Compares a live backend's response with the contract and logs it as a call at the instant `at`. Throws if the contract has no such call. */
export function logLiveResponse(answer: LiveAnswer, at: number, log: RequestLog): Judgement {
  const { backend, url, body, status, text, problem, delayMs } = answer;
  const endpoint = calls.find(({ id }) => id === answer.endpoint);
  if (!endpoint) throw badField('body.endpoint', 'is not a call of the contract');
  const responseBody = parsed(text);
  const judgement = problem === null ? judge({ status, body: responseBody }, schemaOf(endpoint)) : failedJudgement('a response', problem);
  const [finding] = judgement.findings;
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
      breach: finding ? { place: finding.place, problem: `expected ${finding.expected}, found ${finding.found}` } : null,
    },
    meanwhile: noChanges,
    callChanges: noChanges,
  });
  return judgement;
}

const schemas = new WeakMap<Endpoint, AnswerSchema>();

function schemaOf(endpoint: Endpoint): AnswerSchema {
  const known = schemas.get(endpoint) ?? answerSchema(endpoint);
  schemas.set(endpoint, known);
  return known;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
