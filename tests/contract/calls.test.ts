import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { domains } from '@/contract';
import { code } from '@/contract/codes';
import type { Endpoint } from '@/contract/endpoint';
import { calls, changing, forUsers, proposed } from './facts';

const tables: readonly (readonly [string, Readonly<Record<string, Endpoint>>])[] = Object.entries(domains);
const rows = tables.flatMap(([domain, table]) => Object.entries(table).map(([name, row]) => ({ domain, name, row })));
const all = rows.map(({ row }) => row);
const idsOf = (pick: (row: Endpoint) => boolean) => all.filter(pick).map((row) => row.id);
const sorted = (ids: readonly string[]) => ids.toSorted();

test('[R-CALL-02] the contract has exactly the calls of the product, each with its method and its path under /hk-web', () => {
  expect(all.map((row) => `${row.id} ${row.method} ${row.path}`).toSorted()).toEqual(calls.map((call) => call.join(' ')).toSorted());
  expect(idsOf((row) => !row.path.startsWith('/hk-web/'))).toEqual([]);
});

test('no two calls share a method and a path', () => {
  const places = all.map((row) => `${row.method} ${row.path}`);
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
});

test('an id is the domain and the name of the row', () => {
  for (const { domain, name, row } of rows) {
    expect(row.id).toBe(`${domain}.${name}`);
    expect(row.domain).toBe(domain);
    expect(row.id).toMatch(/^[a-z]+\d?\.[a-z][A-Za-z0-9]*$/);
  }
});

test('only a logged-in user makes the calls that need one', () => {
  expect(sorted(idsOf((row) => row.access === 'user'))).toEqual(sorted(forUsers));
  expect(idsOf((row) => row.access === 'web3')).toEqual([]);
});

test('calls that change something are known as such, and reads by POST are not', () => {
  expect(sorted(idsOf((row) => row.isChange))).toEqual(sorted(changing));
});

describe('shape of a row', () => {
  test.each(all.map((row) => [row.id, row] as const))('%s reads a body only where it may have one', (_, row) => {
    if (row.method === 'GET' || row.method === 'DELETE') expect(row.body).toBeUndefined();
    expect(row.encoding === undefined || row.body !== undefined).toBe(true);
    expect(row.path).toMatch(/^(\/[A-Za-z0-9_:-]+)+$/);
  });

  test('[R-CALL-10] the spot favourite alone travels as a multipart form', () => {
    expect(idsOf((row) => row.encoding === 'multipart')).toEqual([domains.user.saveSpotFavourite.id]);
  });

  test.each(all.map((row) => [row.id, row] as const))('%s answers codes of the one table, once each', (_, row) => {
    const codes = row.codes ?? [];
    const known: readonly unknown[] = Object.values(code);
    expect(codes.filter((each) => !known.includes(each))).toEqual([]);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).not.toContain(code.success);
  });

  test('the transfer and the compliance check handle their codes themselves', () => {
    expect(sorted(idsOf((row) => row.onError === 'manual'))).toEqual(['capital.submitTransfer', 'config.compliance']);
  });

  test('the transfer answers the four given codes on purpose', () => {
    const numbers = domains.capital.submitTransfer.codes.map((each) => each.code);
    expect(numbers).toEqual(expect.arrayContaining([20351, 30303, 30304, 30705]));
  });
});

describe('what the specification does not show', () => {
  test('a call whose path or method is not shown says so', () => {
    expect(proposed.filter((id) => !all.some((row) => row.id === id && row.assumed))).toEqual([]);
  });

  test('every reason of a row is a phrase', () => {
    const faults = all.filter((row) => row.assumed !== undefined && !/^[a-z]\S*( \S+){2,}[^.]$/.test(row.assumed));
    expect(faults.map((row) => row.id)).toEqual([]);
  });
});

describe('every schema can be written down for others', () => {
  test.each(all.map((row) => [row.id, row] as const))('%s', (_, row) => {
    for (const schema of [row.params, row.query, row.body]) {
      if (schema) expect(z.toJSONSchema(schema, { io: 'input' })).toBeTypeOf('object');
    }
    expect(z.toJSONSchema(row.data, { io: 'output' })).toBeTypeOf('object');
  });
});
