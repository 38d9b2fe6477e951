import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { domains } from '@/contract';
import { code } from '@/contract/codes';
import type { Endpoint } from '@/contract/endpoint';
import { specified } from './specified';

const tables: readonly (readonly [string, Readonly<Record<string, Endpoint>>])[] = Object.entries(domains);
const rows = tables.flatMap(([domain, table]) => Object.entries(table).map(([name, row]) => ({ domain, name, row })));
const all = rows.map(({ row }) => row);
const idsOf = (pick: (row: Endpoint) => boolean) => all.filter(pick).map((row) => row.id);
const sorted = (ids: readonly string[]) => ids.toSorted();

/** A call by method and path, regardless of how parameters are named. */
const signatureOf = (method: string, path: string) => `${method} ${path.replaceAll(/:\w+/g, ':')}`;
const specifiedCalls = new Map(
  specified
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line))
    .map((line) => {
      const [method = '', path = '', access = '', ...marks] = line.split(' ');
      return [signatureOf(method, path), { access, marks }] as const;
    }),
);
const markedIn = (mark: string) =>
  sorted([...specifiedCalls].flatMap(([signature, { marks }]) => (marks.includes(mark) ? [signature] : [])));
const signaturesOf = (pick: (row: Endpoint) => boolean) => sorted(all.filter(pick).map(({ method, path }) => signatureOf(method, path)));
const isSpecified = ({ method, path }: Endpoint) => specifiedCalls.has(signatureOf(method, path));

test('[R-CALL-02] every call of the specification is in the contract, with its method and its path', () => {
  const built = new Set(signaturesOf(() => true));
  expect([...specifiedCalls.keys()].filter((signature) => !built.has(signature))).toEqual([]);
});

test('a call outside the specification says why it exists', () => {
  expect(
    idsOf((row) => !isSpecified(row) && row.assumed === undefined),
    'give the endpoint `assumed` with the reason',
  ).toEqual([]);
});

/** Entities that the specification shows only by the paths of their calls, with an example call for each. Source: specification, Entities and their fields. */
const namedOnly = [
  domains.swap.openOrders,
  domains.swap.positionList,
  domains.capital.depositRecords,
  domains.capital.withdrawalRecords,
  domains.capital.transferHistory,
  domains.identity.companyBasicInfo,
  domains.identity.directorInfo,
  domains.identity.beneficiaryInfo,
  domains.identity.traderInfo,
  domains.identity.filesInfo,
];

test('[R-ENT-01] an entity known only by its path is marked as assumed', () => {
  expect(namedOnly.filter((row) => !isSpecified(row) || row.assumed === undefined).map(({ id }) => id)).toEqual([]);
});

test('[R-CALL-08] the search has contract tickers, a popular list and recommendations, at assumed paths', () => {
  const { contractTickers, searchPopular, searchRecommend } = domains.market;
  expect([contractTickers, searchPopular, searchRecommend].map(({ assumed }) => assumed)).not.toContain(undefined);
  expect(domains.market.searchResult.path).toBe('/hk-web/market/search/result');
});

test('no two calls share a method and a path', () => {
  const signatures = all.map(({ method, path }) => signatureOf(method, path));
  expect(signatures.filter((signature, index) => signatures.indexOf(signature) !== index)).toEqual([]);
});

test('the id of a call is its domain and the name of its row', () => {
  for (const { domain, name, row } of rows) {
    expect(row.id).toBe(`${domain}.${name}`);
    expect(row.domain).toBe(domain);
    expect(row.id).toMatch(/^[a-z][A-Za-z]*\d?\.[a-z][A-Za-z0-9]*$/);
  }
});

/** Access levels that deliberately differ from the proposal, each with its reason. */
const deviations: Readonly<Record<string, string>> = {
  'account.logout': 'public: a session that is already over ends without an error',
  'user.bizStatus': 'public: it returns who is logged in, also for visitors',
};

test('access levels are as proposed', () => {
  const other = all.filter((row) => isSpecified(row) && specifiedCalls.get(signatureOf(row.method, row.path))?.access !== row.access);
  expect(sorted(other.map(({ id }) => id))).toEqual(sorted(Object.keys(deviations)));
});

describe('shape of a row', () => {
  test.each(all.map((row) => [row.id, row] as const))('%s has a body only if its method allows one', (_, row) => {
    if (row.method === 'GET') expect(row.body).toBeUndefined();
    expect(row.encoding === undefined || row.body !== undefined).toBe(true);
    expect(row.path).toMatch(/^(\/[A-Za-z0-9_:-]+)+$/);
  });

  test('[R-CALL-10] only the spot favourite is sent as a multipart form', () => {
    expect(signaturesOf((row) => row.encoding === 'multipart')).toEqual(markedIn('multipart'));
  });

  test.each(all.map((row) => [row.id, row] as const))('%s declares known codes, each once', (_, row) => {
    const codes = row.codes ?? [];
    const known: readonly unknown[] = Object.values(code);
    expect(codes.filter((each) => !known.includes(each))).toEqual([]);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).not.toContain(code.success);
  });

  test('a specified call handles its codes itself exactly if the specification says so', () => {
    expect(signaturesOf((row) => row.onError === 'manual' && isSpecified(row))).toEqual(markedIn('manual'));
  });

  test('exactly the calls that may be signed are marked as such', () => {
    expect(signaturesOf((row) => row.signed === true)).toEqual(markedIn('signed'));
  });

  test('the transfer declares the four codes of the specification', () => {
    const numbers = domains.capital.submitTransfer.codes.map((each) => each.code);
    expect(numbers).toEqual(expect.arrayContaining([20351, 30303, 30304, 30705]));
  });
});

describe('what the specification omits', () => {
  test('a call whose path or method is not specified is marked as assumed', () => {
    const proposed = new Set(markedIn('proposed'));
    expect(idsOf((row) => proposed.has(signatureOf(row.method, row.path)) && row.assumed === undefined)).toEqual([]);
  });

  test('every reason of an assumption is a phrase', () => {
    const faults = all.filter((row) => row.assumed !== undefined && !/^[a-z0-9]\S*( \S+){2,}[^.]$/.test(row.assumed));
    expect(faults.map((row) => row.id)).toEqual([]);
  });
});

describe('every schema can be exported as JSON Schema', () => {
  test.each(all.map((row) => [row.id, row] as const))('%s', (_, row) => {
    for (const schema of [row.params, row.query, row.body]) {
      if (schema) expect(z.toJSONSchema(schema, { io: 'input' })).toBeTypeOf('object');
    }
    expect(z.toJSONSchema(row.data, { io: 'output' })).toBeTypeOf('object');
  });
});
