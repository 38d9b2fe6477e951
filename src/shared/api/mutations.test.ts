import fc from 'fast-check';
import { expect, test } from 'vitest';
import { call } from './call';
import { ApiError } from './failure';
import { recordExamples, type Json } from '@tests/support/exchange/calls';

/** Ways to corrupt a value in a response; undefined drops it. */
const spoilt: readonly ((value: Json) => Json | undefined)[] = [
  () => undefined,
  () => null,
  (value) => (typeof value === 'string' ? 7 : typeof value === 'number' ? String(value) : 'another type'),
  (value) => (Array.isArray(value) ? { 0: value[0] ?? null } : [value]),
  (value) => (typeof value === 'object' ? true : {}),
  () => 1e308,
  () => -1,
  () => 0.1,
  () => Number.MAX_SAFE_INTEGER,
  () => '1e400',
  () => `${'9'.repeat(4000)}.${'9'.repeat(4000)}`,
  () => '\u0000\u202e\ud800\u{1f4a3}e\u0301',
  () => '<img src=x onerror=alert(1)>',
  () => '',
  () => JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
];

/** Returns the value with the entry at `path` corrupted or renamed. */
function mutated(value: Json, path: readonly string[], change: (value: Json) => Json | undefined, rename: string | null): Json | undefined {
  const [name, ...rest] = path;
  if (name === undefined || typeof value !== 'object' || value === null) return change(value);
  if (Array.isArray(value))
    return value.flatMap((item: Json, at) => (String(at) === name ? (mutated(item, rest, change, rename) ?? []) : [item]));
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => {
      if (key !== name) return [[key, item]];
      if (rest.length === 0 && rename !== null) return [[rename, item]];
      const next = mutated(item, rest, change, rename);
      return next === undefined ? [] : [[key, next]];
    }),
  );
}

/** The paths of all nested values. */
function placesOf(value: Json, within: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [within];
  return [within, ...Object.keys(value).flatMap((name) => placesOf(Reflect.get(value, name), [...within, name]))];
}

/** The value with lists cut to two entries: corrupting either stands for corrupting any. */
function shortened(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.slice(0, 2).map(shortened);
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, shortened(item)]));
}

const recorded = await recordExamples();

test.each(recorded.map((example) => [example.endpoint.id, example] as const))(
  '%s survives corrupted responses',
  async (_, { endpoint, answer }) => {
    const sound = shortened(answer);
    expect(sound).toMatchObject({ code: 200 });
    const places = placesOf(sound);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...places),
        fc.constantFrom(...spoilt),
        fc.option(fc.constantFrom('__proto__', 'constructor', 'Code', '数据', ''), { freq: 8 }),
        fc.option(fc.nat(), { freq: 12 }),
        async (path, change, rename, cut) => {
          const whole = JSON.stringify(mutated(sound, path, change, rename)) ?? '';
          const text = cut === null ? whole : whole.slice(0, cut % (whole.length + 1));
          const outcome = await call(
            endpoint,
            {},
            { transport: async () => new Response(text), language: 'en_US', origin: 'http://127.0.0.1' },
          ).then(
            () => 'data',
            (error: unknown) => error,
          );
          if (outcome === 'data') return;
          expect(outcome).toBeInstanceOf(ApiError);
          if (!(outcome instanceof ApiError)) return;
          const { failure } = outcome;
          expect(['drift', 'unreadable', 'business', 'other']).toContain(failure.kind);
          if (failure.kind === 'drift') expect(failure.path).toMatch(/^(?:code|msg|data)(?:\.|$)/);
        },
      ),
    );
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  },
  30_000,
);
