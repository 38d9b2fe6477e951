import * as z from 'zod/mini';
import { code, codeByNumber } from '@/contract/codes';
import type { Endpoint } from '@/contract/endpoint';
import { Envelope } from '@/contract/envelope';
import { compare } from './compare';
import { createSchemaWriter, isObject, type JsonSchema } from './jsonSchema';
import { roundToHundredths, type Finding, type Judgement } from './judgement';

/** A raw response. */
export interface RawResponse {
  readonly status: number;
  /** Undefined if it is not JSON. */
  readonly body: unknown;
}

/** The schema of a response's data with the schemas it references. */
export interface AnswerSchema {
  readonly data: JsonSchema;
  readonly named: Readonly<Record<string, JsonSchema>>;
}

/** Creates the standalone schema of an endpoint's data. */
export function answerSchema({ data }: Pick<Endpoint, 'data'>): AnswerSchema {
  const writer = createSchemaWriter(new Map(), [data]);
  return { data: writer.output(data), named: writer.components() };
}

/** Compares a response with the contract; a missing response is judged by `failed`. */
export function judge({ status, body }: RawResponse, { data: schema, named }: AnswerSchema): Judgement {
  if (status !== 200) return failedJudgement('HTTP 200', `HTTP ${status}`);
  const envelope = z.safeParse(Envelope, body);
  if (!envelope.success) return failedJudgement('the envelope', body === undefined ? 'no JSON' : 'another shape');
  const { code: number, msg, data } = envelope.data;
  if (number === code.success.code) {
    const { findings: found, places } = compare(schema, data, named);
    const findings = [...found];
    if (isWithoutRows(data) && findings.length === 0) return { state: 'empty', note: 'no row seen', findings, score: null };
    const departing = new Set(findings.map(({ place }) => place)).size;
    return { state: 'compared', note: '', findings, score: roundToHundredths((100 * Math.max(0, places - departing)) / places) };
  }
  const findings: Finding[] = codeByNumber(number)
    ? []
    : [{ kind: 'enum', place: 'code', expected: 'a declared code', found: String(number) }];
  return { state: 'refused', note: `${number} ${msg}`, findings, score: null };
}

/** The judgement of a missing or unusable response. */
export const failedJudgement = (expected: string, found: string): Judgement => ({
  state: 'failed',
  note: found,
  findings: [{ kind: 'status', place: 'answer', expected, found }],
  score: 0,
});

/** Whether the data is an empty list or an empty page of a list. */
const isWithoutRows = (data: unknown): boolean => {
  const rows = isObject(data) ? data.list : data;
  return Array.isArray(rows) && rows.length === 0;
};
