import * as z from 'zod/mini';
import { definitionsOf } from '@mocks/exchange/declarations';
import { modules } from '@mocks/exchange/modules';
import { SimulationSnapshot } from '@mocks/snapshotSchema';

/** A JSON Schema. */
export type Shape = Readonly<Record<string, unknown>>;
/** The shapes of all saved data, by name. */
export type Shapes = Readonly<Record<string, Shape>>;

/** The current shapes of saved simulations: as written, or as read (where a field with a default may be missing). */
export function savedShapes(io: 'output' | 'input'): Shapes {
  const shapeOf = (schema: z.core.$ZodType): Shape => {
    const { $schema: _schema, ...shape } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
    return JSON.parse(JSON.stringify(shape));
  };
  const collections = Object.entries(definitionsOf(modules)).map(([name, { schema }]) => [name, shapeOf(schema)]);
  const scheduled = modules.flatMap(({ name, events }) => (events === null ? [] : [[`scheduled ${name}`, shapeOf(events)]]));
  return Object.fromEntries([['simulation', shapeOf(SimulationSnapshot)], ...collections, ...scheduled]);
}

/** The paths at which data of the shape `before` may not fit the shape `after`; empty if all data fits. */
export function incompatibilities(before: Shape, after: Shape, path = ''): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const [written, read] = [alternatives(before), alternatives(after)];
  if (written.length > 1 || read.length > 1) {
    const lost = written.filter((each) => !read.some((other) => incompatibilities(each, other).length === 0));
    return lost.length === 0 ? [] : [`${path}: ${lost.map((each) => JSON.stringify(each).slice(0, 80)).join(', ')} no longer fits`];
  }
  return [...constraints(before, after, path), ...members(before, after, path)];
}

function alternatives(shape: Shape): Shape[] {
  if (Array.isArray(shape.type)) return shape.type.map((type) => ({ ...shape, type }));
  return [shape.anyOf, shape.oneOf].find(Array.isArray) ?? [shape];
}

/** Keywords that describe contents; all others constrain the value itself. */
const structural = new Set(['properties', 'required', 'items', 'prefixItems', 'additionalProperties', 'propertyNames', 'default']);

function constraints(before: Shape, after: Shape, path: string): string[] {
  return Object.keys(after).flatMap((keyword) => {
    if (structural.has(keyword) || isLooser(keyword, before, after)) return [];
    return [`${path}: ${keyword} was ${JSON.stringify(before[keyword])}, is ${JSON.stringify(after[keyword])}`];
  });
}

function isLooser(keyword: string, before: Shape, after: Shape): boolean {
  if (JSON.stringify(before[keyword]) === JSON.stringify(after[keyword])) return true;
  if (keyword === 'type') return before.type === 'integer' && after.type === 'number';
  const [were, are] = [valuesOf(before), valuesOf(after)];
  return (keyword === 'enum' || keyword === 'const') && were.length > 0 && were.every((value) => are.includes(value));
}

const valuesOf = ({ enum: values, const: value }: Shape): unknown[] =>
  Array.isArray(values) ? values : value === undefined ? [] : [value];

function members(before: Shape, after: Shape, path: string): string[] {
  const [were, are] = [partsOf(before), partsOf(after)];
  const lost = Object.keys(were).filter((name) => !(name in are) && !('*' in are));
  const newlyRequired = listOf(after.required).filter((name) => !listOf(before.required).includes(name));
  return [
    ...lost.map((name) => `${path}.${name} was removed`),
    ...newlyRequired.map((name) => `${path}.${name} is now required`),
    ...Object.entries(were).flatMap(([name, was]) => incompatibilities(was, are[name] ?? are['*'] ?? was, `${path}.${name}`)),
  ];
}

/** The shapes of contents by name; a star stands for any name or index. */
const partsOf = ({ properties, items, prefixItems, additionalProperties, propertyNames }: Shape): Shapes =>
  Object.fromEntries(
    [
      ...Object.entries(isShape(properties) ? properties : {}),
      ...(Array.isArray(prefixItems) ? prefixItems.map((item, index) => [String(index), item]) : []),
      ['*', items],
      ['*', additionalProperties],
      ['its names', propertyNames],
    ].filter((part): part is [string, Shape] => isShape(part[1])),
  );

const isShape = (value: unknown): value is Shape => typeof value === 'object' && value !== null;
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The checked-in shapes with the version they belong to. */
export interface RecordedShapes {
  readonly version: number;
  readonly shapes: Shapes;
}

/** Why saved simulations of the recorded version could not be opened unchanged; empty if they could. Added and removed shapes need no migration. */
export const shapeFaults = (recorded: Shapes, present: Shapes): string[] =>
  Object.entries(recorded).flatMap(([name, before]) => incompatibilities(before, present[name] ?? before, name));

/** The recorded shapes as text, one per line. */
export const shapesText = ({ version, shapes }: RecordedShapes): string => {
  const lines = Object.entries(shapes).map(([name, shape]) => `${JSON.stringify(name)}: ${JSON.stringify(shape)}`);
  return `{"version": ${version}, "shapes": {\n${lines.join(',\n')}\n}}\n`;
};
