import * as z from 'zod/mini';
import { code, codeByNumber } from '@/contract/codes';
import type { Endpoint } from '@/contract/endpoint';
import { Envelope } from '@/contract/envelope';
import { compare } from './compare';
import { createSchemaWriter, isObject, type JsonSchema } from './jsonSchema';
import { roundToHundredths, type Finding, type Conformance } from './conformance';

/** A raw response. */
export interface RawResponse {
  readonly status: number;
  /** Undefined if it is not JSON. */
  readonly body: unknown;
}

/** The schema of a response's data with the schemas it references. */
export interface ResponseSchema {
  readonly data: JsonSchema;
  readonly named: Readonly<Record<string, JsonSchema>>;
}

/** Creates the standalone schema of an endpoint's data. */
export function responseSchema({ data }: Pick<Endpoint, 'data'>): ResponseSchema {
  const writer = createSchemaWriter(new Map(), [data]);
  return { data: writer.output(data), named: writer.components() };
}

/** Compares a response with the contract; for a missing response use `failedCheck`. */
export function checkResponse({ status, body }: RawResponse, { data: schema, named }: ResponseSchema): Conformance {
  if (status !== 200) return failedCheck('HTTP 200', `HTTP ${status}`);
  const envelope = z.safeParse(Envelope, body);
  if (!envelope.success) return failedCheck('the envelope', body === undefined ? 'no JSON' : 'not an envelope');
  const { code: number, msg, data } = envelope.data;
  if (number === code.success.code) {
    const { findings: found, checkedPaths } = compare(schema, data, named);
    const findings = [...found];
    if (isWithoutRows(data) && findings.length === 0) return { state: 'empty', note: 'no rows to check', findings, score: null };
    const mismatched = new Set(findings.map(({ path }) => path)).size;
    return {
      state: 'compared',
      note: '',
      findings,
      score: roundToHundredths((100 * Math.max(0, checkedPaths - mismatched)) / checkedPaths),
    };
  }
  const findings: Finding[] = codeByNumber(number)
    ? []
    : [{ kind: 'enum', path: 'code', expected: 'a declared code', found: String(number) }];
  return { state: 'refused', note: `${number} ${msg}`, findings, score: null };
}

/** The result for a missing or unusable response. */
export const failedCheck = (expected: string, found: string): Conformance => ({
  state: 'failed',
  note: found,
  findings: [{ kind: 'status', path: 'response', expected, found }],
  score: 0,
});

/** Whether the data is an empty list or an empty page of a list. */
const isWithoutRows = (data: unknown): boolean => {
  const rows = isObject(data) ? data.list : data;
  return Array.isArray(rows) && rows.length === 0;
};
