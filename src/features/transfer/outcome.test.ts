import { expect, test } from 'vitest';
import { capital } from '@/contract/capital';
import { code } from '@/contract/codes';
import type { Codes } from '@/contract/endpoint';
import { ApiError } from '@/shared/api';
import { outcomeOf } from './outcome';

const failing = (failure: ApiError<Codes<typeof capital.submitTransfer>>['failure']) =>
  outcomeOf(new ApiError(capital.submitTransfer, failure));

test('[R-TRERR-02] 20351 is an accepted transfer', () => {
  expect(failing({ kind: 'business', code: 20351, msg: 'accepted' })).toEqual({ kind: 'accepted', message: 'accepted' });
});

test.each([
  [30303, 'accountCoinTrade_150'],
  [30304, 'accountCoinTrade_151'],
] as const)('[R-TRERR-03] %i is reported by %s', (number, messageKey) => {
  expect(failing({ kind: 'business', code: number, msg: 'no' })).toEqual({ kind: 'notAllowed', messageKey });
});

test('[R-TRERR-04] 30705 is a rejection with the server’s message', () => {
  expect(failing({ kind: 'business', code: 30705, msg: 'risk' })).toEqual({
    kind: 'rejected',
    notice: { tone: 'danger', text: { server: 'risk' } },
  });
});

test.each([30301, 12345, 50000])('[R-TRERR-05] any other code, such as %i, is reported with the server’s message', (number) => {
  const failure =
    number === 30301 ? ({ kind: 'business', code: 30301, msg: 'said' } as const) : ({ kind: 'other', code: number, msg: 'said' } as const);
  expect(failing(failure)).toEqual({ kind: 'failed', notice: { tone: 'danger', text: { server: 'said' } } });
});

test('a business event is left to its own dialog', () => {
  expect(failing({ kind: 'other', code: code.needKyc.code, msg: 'verify' })).toEqual({ kind: 'silent' });
});

test.each([
  [429, { kind: 'failed', notice: { tone: 'danger', text: { key: 'common.errorTooMany' } } }],
  [401, { kind: 'silent' }],
] as const)('a failure with status %i is reported accordingly', (status, outcome) => {
  expect(failing({ kind: 'http', status, retryAfterSeconds: null })).toEqual(outcome);
});

test('a request that never left the device is reported as not sent', () => {
  const notice = { tone: 'danger', text: { key: 'transfer.notSent' } };
  expect(failing({ kind: 'offline', mayHaveArrived: false })).toEqual({ kind: 'failed', notice });
});
