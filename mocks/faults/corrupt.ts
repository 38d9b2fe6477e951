import { draw } from '../exchange/random';
import type { WrongShape } from './rule';

type Change = 'renamed' | 'removed' | 'retyped' | 'replaced';
/** One possible deviation: a change applied to a field. */
interface Deviation {
  readonly path: readonly string[];
  readonly change: Change;
}

const allChanges = ['renamed', 'removed', 'retyped'] as const;
/** The path segment that matches every row of a list. */
const rowSegment = '[]';

/**
 * Makes data violate its contract, like a backend with a changed API: in every row alike. Field and change come from `shape` or, if omitted, from `state`;
 * the first choice that `fits` rejects is taken. Data without fields is replaced by a value of another type.
 */
export function corrupt(data: unknown, shape: WrongShape, state: number, fits: (corrupted: unknown) => boolean): unknown {
  const changes: readonly Change[] = shape.change === undefined ? allChanges : [shape.change];
  const paths = fieldsOf(data).filter((path) => shape.field === undefined || pathText(path) === shape.field);
  if (paths.length === 0) return shape.field === undefined ? otherType(data) : data;
  const choices = shuffled(
    paths.flatMap((path) => changes.map((change): Deviation => ({ path, change }))),
    state,
  );
  let corrupted = data;
  for (const choice of choices) {
    corrupted = withDeviation(data, choice.path, choice.change, shape.to);
    if (!fits(corrupted)) break;
  }
  return corrupted;
}

/** The readable path of a field: `list[].price`. */
const pathText = (path: readonly string[]): string => path.join('.').replaceAll(`.${rowSegment}`, rowSegment);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The paths of all fields in the data; every row of a list is assumed to have the shape of the first. */
function fieldsOf(data: unknown, within: readonly string[] = []): (readonly string[])[] {
  if (Array.isArray(data)) return data.length === 0 ? [] : fieldsOf(data[0], [...within, rowSegment]);
  if (!isRecord(data)) return [];
  return Object.entries(data).flatMap(([name, value]) => [[...within, name], ...fieldsOf(value, [...within, name])]);
}

function withDeviation(data: unknown, [segment, ...rest]: readonly string[], change: Change, to: WrongShape['to']): unknown {
  if (Array.isArray(data)) return segment === rowSegment ? data.map((row) => withDeviation(row, rest, change, to)) : data;
  if (!isRecord(data) || segment === undefined) return data;
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, value]): [string, unknown][] => {
      if (name !== segment) return [[name, value]];
      if (rest.length > 0) return [[name, withDeviation(value, rest, change, to)]];
      switch (change) {
        case 'renamed':
          return [[typeof to === 'string' ? to : `${name}New`, value]];
        case 'removed':
          return [];
        case 'retyped':
          return [[name, otherType(value)]];
        case 'replaced':
          return [[name, to === undefined ? unknownValue(value) : to]];
      }
    }),
  );
}

/** A value of another type: a string becomes a number, and so on. */
function otherType(value: unknown): unknown {
  if (typeof value === 'string') return value.length;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return {};
  return value === null ? 'null' : [];
}

/** A value outside every enum: of the same type for strings and numbers, of another type otherwise. */
function unknownValue(value: unknown): unknown {
  if (typeof value === 'string') return 'unknownValue';
  return typeof value === 'number' ? unknownNumber : otherType(value);
}

const unknownNumber = 987_654;

function shuffled<Item>(items: readonly Item[], state: number): Item[] {
  return items
    .map((item, index) => ({ item, rank: draw(state, index) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
