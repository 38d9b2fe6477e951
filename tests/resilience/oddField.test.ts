import { expect, test } from 'vitest';
import { parseLenient } from '@/shared/api/parseLenient';
import { allCalls, recordExamples, type Json } from '@tests/support/exchange/calls';
import { fieldsOf, isList, oddities, pathWithoutIndices, replaceAt, type FieldPath } from '@tests/support/exchange/oddFields';
import { filesOf, textOf } from '../../scripts/sources';

/** Fields without which a response is useless, so that losing one costs all of it; a screen then shows the reason in place of the data. */
const essential: readonly string[] = [
  'inmail.unreadCount countTotal',
  'task.list newbieTasks',
  'identity.status statusList',
  'account.precheck factors',
  'apiKeys.serverTime serverTime',
  'identity.amlFormUrl formUrl',
  'identity.draft fields',
  'identity.draft files',
  'user.bizStatus login',
  'user.bizStatus login.fid',
  'capital.walletInfo available',
  'capital.walletInfo todayAvailableLimit',
  'capital.walletInfo transferOpenCardInvalid',
  'assets.revision revision',
  'service.conversation messages',
  'web3.accountDetail accountId',
  // An order cannot be checked without the limits of the contract and the trading settings of the user.
  ...['leverage', 'marginMode', 'positionMode', 'positionType', 'maxLeverage', 'makerFee', 'takerFee', 'minAmount', 'minNotional']
    .concat('maxNotional', 'priceDeviation', 'isOpen', 'tiers')
    .map((name) => `swap.configsSummary ${name}`),
];

/** Calls whose every field is essential: whether and where coins may be withdrawn, the risk of a loan, whether an application is accepted and the settlement price of a contract must not be resolved by partial data. */
const fullyEssential: readonly string[] = [
  'assets.dust',
  'capital.depositAccount',
  'capital.withdrawCheck',
  'capital.withdrawInfo',
  'margin.isolatedAccountDetail',
  'margin.isolatedLiquidationDetail',
  'pay.payAccount',
  'pay.payInfo',
  'pay.recipient',
  'swap.settlement',
  'identity.companyBasicInfo',
  'identity.standardCheck',
];

/** Whether a field is essential; the rows of any list call are. */
const isEssential = (id: string, field: string): boolean =>
  field === 'list' || fullyEssential.includes(id) || essential.includes(`${id} ${field}`);

const calledByScreens = new Set(
  filesOf()
    .filter((path) => /^src\/(?!devtools|contract).*\.tsx?$/.test(path) && !/\.test\./.test(path))
    .flatMap((path) => [...textOf(path).matchAll(/\b(\w+\.\w+)\b/g)].map(([, id = '']) => id)),
);
const reads = allCalls.filter(({ id, isChange }) => calledByScreens.has(id) && !isChange);
const recorded = await recordExamples(reads);

/** The value with non-empty lists cut or extended to two rows, so that one row can be lost while another stays. */
function twoRows(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (isList(value)) return value.length === 0 ? [] : [value[0] ?? null, value[1] ?? value[0] ?? null].map(twoRows);
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, twoRows(item)]));
}

/** The acceptable remainders of the sound data if the field at `path` is odd: everything but that field, or everything but one of the rows that contain it. */
function remainders(sound: Json, path: FieldPath): (Json | undefined)[] {
  const prefixes = path.map((_, count) => path.slice(0, count + 1));
  const rows = prefixes.filter((prefix) => /^\d+$/.test(prefix.at(-1) ?? ''));
  return [replaceAt(sound, path, () => undefined), ...rows.map((row) => replaceAt(sound, row, () => undefined))];
}

test('the reads used by screens are found in the sources', () => {
  expect(reads.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['market.tickers', 'inmail.messageList', 'user.bizStatus', 'market.tradeSupport']),
  );
});

test.each(recorded.map((example) => [example.endpoint.id, example] as const))(
  '%s: one odd field costs only that field, or at most its row',
  (id, { endpoint, answer }) => {
    const data = twoRows(typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : null);
    const strict = parseLenient(endpoint.data, data);
    expect(strict).toMatchObject({ isReadable: true, deviations: [] });
    const sound: Json = strict.isReadable ? JSON.parse(JSON.stringify(strict.data)) : null;
    for (const path of fieldsOf(sound))
      for (const odd of oddities) {
        const corrupted = replaceAt(data, path, () => odd);
        const reading = parseLenient(endpoint.data, corrupted);
        const where = `${pathWithoutIndices(path)} is ${JSON.stringify(odd)}`;
        if (!reading.isReadable) {
          expect(isEssential(id, pathWithoutIndices(path)), where).toBe(true);
          continue;
        }
        const remaining: Json = JSON.parse(JSON.stringify(reading.data));
        const withoutField = replaceAt(remaining, path, () => undefined);
        expect(
          [remaining, withoutField].some((each) => remainders(sound, path).some((rest) => isSame(each, rest))),
          where,
        ).toBe(true);
      }
  },
);

const isSame = (one: Json | undefined, other: Json | undefined): boolean => JSON.stringify(one) === JSON.stringify(other);
