import * as z from 'zod/mini';
import { FaultRequest } from '@mocks/control';

type Kind = FaultRequest['fault']['kind'];

/** The input fields of each kind of fault. Their labels are `field_<name>`. */
export const faultFields = {
  status: ['status', 'retryAfterSeconds'],
  code: ['code', 'msg'],
  offline: [],
  timeout: ['afterMs'],
  truncated: [],
  nonJson: ['status'],
  wrongShape: ['field'],
  latency: ['ms'],
  uniformLatency: ['fromMs', 'toMs'],
  logNormalLatency: ['medianMs', 'p95Ms'],
} as const satisfies Readonly<Record<Kind, readonly string[]>>;
export type FaultField = (typeof faultFields)[Kind][number];

/** Which calls are affected: all of them, or those selected by a number. Their labels are `when_<name>`. */
export const faultConditions = ['always', 'nth', 'from', 'every', 'percent'] as const;
export type FaultCondition = (typeof faultConditions)[number];

/** The input of the fault form. */
export interface FaultDraft {
  readonly at: string;
  readonly kind: Kind;
  readonly fields: Readonly<Partial<Record<FaultField, string>>>;
  readonly when: FaultCondition;
  readonly number: string;
}

const isText = (field: FaultField): boolean => field === 'field' || field === 'msg';

const wholeNumber = (text: string): number => (/^\d+$/.test(text) ? Number.parseInt(text, 10) : Number.NaN);

/** The fault from the form's input; null while a field is missing or out of range. */
export function faultOf({ at, kind, fields, when, number }: FaultDraft): FaultRequest | null {
  const typed = faultFields[kind].flatMap((field) => {
    const text = fields[field]?.trim() ?? '';
    return text === '' ? [] : [[field, isText(field) ? text : wholeNumber(text)] as const];
  });
  const read = z.safeParse(FaultRequest, {
    at,
    when: when === 'always' ? {} : { [when]: wholeNumber(number.trim()) },
    fault: { kind, ...Object.fromEntries(typed) },
  });
  return read.success ? read.data : null;
}
