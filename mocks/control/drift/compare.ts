import { isObject, schemaPath as components, type JsonSchema } from './jsonSchema';
import { keyOfFinding, type Finding } from './conformance';

/** The result of a comparison: one finding per path and kind, for `enum` also per value, and the number of paths checked. */
export interface Comparison {
  readonly findings: readonly Finding[];
  readonly checkedPaths: number;
}

/** Compares response data with a JSON Schema; `named` contains the schemas it references. */
export function compare(schema: JsonSchema, data: unknown, named: Readonly<Record<string, JsonSchema>>): Comparison {
  const paths = new Set<string>();
  const findings = new Map<string, Finding>();
  for (const finding of differences({ named, paths }, schema, data, 'data')) findings.set(keyOfFinding(finding), finding);
  return { findings: [...findings.values()], checkedPaths: paths.size };
}

interface ComparisonContext {
  readonly named: Readonly<Record<string, JsonSchema>>;
  readonly paths: Set<string>;
}

function differences(context: ComparisonContext, schemaOrRef: JsonSchema, value: unknown, path: string): Finding[] {
  context.paths.add(path);
  const schema = resolveRef(context, schemaOrRef);
  const options = listOf(schema.anyOf ?? schema.oneOf).filter(isObject);
  if (options.length > 0) return bestAlternative(context, options, value, path);
  if ('const' in schema) return schema.const === value ? [] : [enumOrType([schema.const], value, path)];
  if (Array.isArray(schema.enum)) return schema.enum.includes(value) ? [] : [enumOrType(schema.enum, value, path)];
  const types = typesOf(schema);
  if (types.length > 0 && !types.some((type) => hasType(type, value)))
    return [{ kind: 'type', path, expected: types.join(' or '), found: typeOf(value) }];
  if (Array.isArray(value)) return rowDifferences(context, schema, value, path);
  if (isObject(value)) return fieldDifferences(context, schema, value, path);
  return isWithin(schema, value) ? [] : [{ kind: 'value', path, expected: boundsOf(schema), found: formatValue(value) }];
}

/** The findings of the best-matching alternative; if none has the right type, only that is reported. */
function bestAlternative(context: ComparisonContext, options: readonly JsonSchema[], value: unknown, path: string): Finding[] {
  const tries = options.map((option) => differences(context, option, value, path));
  const fitting = tries.filter((found) => !found.some(({ kind, path: findingPath }) => kind === 'type' && findingPath === path));
  if (fitting.length > 0) return fitting.reduce((min, found) => (found.length < min.length ? found : min));
  return [
    {
      kind: 'type',
      path,
      expected: options.map((option) => typesOf(resolveRef(context, option)).join(' or ') || 'one of several').join(' or '),
      found: typeOf(value),
    },
  ];
}

function rowDifferences(context: ComparisonContext, schema: JsonSchema, value: readonly unknown[], path: string): Finding[] {
  const tupleItems = listOf(schema.prefixItems).filter(isObject);
  if (tupleItems.length > 0)
    return value.length < tupleItems.length
      ? [{ kind: 'value', path, expected: `${tupleItems.length} elements`, found: `${value.length}` }]
      : tupleItems.flatMap((item, index) => differences(context, item, value[index], `${path}[${index}]`));
  const { items } = schema;
  return isObject(items) ? value.flatMap((row) => differences(context, items, row, `${path}[]`)) : [];
}

function fieldDifferences(context: ComparisonContext, schema: JsonSchema, value: JsonSchema, path: string): Finding[] {
  const properties = isObject(schema.properties) ? schema.properties : {};
  const rest = schema.additionalProperties;
  const declared = Object.entries(properties).flatMap(([name, inner]) => (isObject(inner) ? [{ name, inner }] : []));
  const within = declared.flatMap(({ name, inner }) =>
    Object.hasOwn(value, name) ? differences(context, inner, value[name], `${path}.${name}`) : [],
  );
  const required = listOf(schema.required);
  const missing = declared.filter(({ name }) => required.includes(name) && !Object.hasOwn(value, name));
  for (const { name } of missing) context.paths.add(`${path}.${name}`);
  const others = Object.keys(value).filter((name) => !Object.hasOwn(properties, name));
  if (isObject(rest)) return [...within, ...others.flatMap((name) => differences(context, rest, value[name], `${path}.*`))];
  const extra = rest === false ? others : [];
  const matchedNames = new Set<string>();
  const renamed = missing.flatMap(({ name, inner }) => {
    const other = extra.find(
      (each) => !matchedNames.has(each) && fits(context, inner, value[each]) && (extra.length === 1 || isSimilarName(name, each)),
    );
    if (other === undefined) return [];
    matchedNames.add(other);
    return [{ kind: 'renamed' as const, path: `${path}.${name}`, expected: name, found: other }];
  });
  const isRenamed = (name: string) => renamed.some(({ expected }) => expected === name);
  return [
    ...within,
    ...renamed,
    ...missing.flatMap(({ name, inner }): Finding[] =>
      isRenamed(name)
        ? []
        : [
            {
              kind: 'missing',
              path: `${path}.${name}`,
              expected: typesOf(resolveRef(context, inner)).join(' or ') || 'a value',
              found: 'nothing',
            },
          ],
    ),
    ...extra.flatMap((name): Finding[] =>
      matchedNames.has(name) ? [] : [{ kind: 'extra', path: `${path}.${name}`, expected: 'no such field', found: typeOf(value[name]) }],
    ),
  ];
}

const fits = ({ named }: ComparisonContext, schema: JsonSchema, value: unknown): boolean =>
  differences({ named, paths: new Set() }, schema, value, '').length === 0;

/** Whether two names are similar: one contains the other, or their first four letters are the same; case and underscores are ignored. */
function isSimilarName(a: string, b: string): boolean {
  const [one, other] = [a.toLowerCase().replaceAll('_', ''), b.toLowerCase().replaceAll('_', '')];
  return one.includes(other) || other.includes(one) || one.slice(0, 4) === other.slice(0, 4);
}

/** Resolves a schema's reference. */
function resolveRef({ named }: ComparisonContext, { $ref, ...rest }: JsonSchema): JsonSchema {
  return typeof $ref === 'string' ? { ...named[$ref.slice(components.length)], ...rest } : rest;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const typesOf = ({ type }: JsonSchema): string[] => [type].flat().filter((each) => typeof each === 'string');

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value === 'number' && Number.isInteger(value) ? 'integer' : typeof value;
}

const hasType = (type: string, value: unknown): boolean => typeOf(value) === type || (type === 'number' && typeof value === 'number');

function enumOrType(values: readonly unknown[], value: unknown, path: string): Finding {
  const types = [...new Set(values.map(typeOf))];
  return types.includes(typeOf(value))
    ? { kind: 'enum', path, expected: values.map(formatValue).join(', '), found: formatValue(value) }
    : { kind: 'type', path, expected: types.join(' or '), found: typeOf(value) };
}

function isWithin({ pattern, minimum, maximum, minLength }: JsonSchema, value: unknown): boolean {
  if (typeof value === 'string')
    return (
      (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(value)) && (typeof minLength !== 'number' || value.length >= minLength)
    );
  if (typeof value === 'number')
    return (typeof minimum !== 'number' || value >= minimum) && (typeof maximum !== 'number' || value <= maximum);
  return true;
}

const boundsOf = (schema: JsonSchema): string =>
  ['pattern', 'minimum', 'maximum', 'minLength']
    .flatMap((bound) => (bound in schema ? [`${bound} ${String(schema[bound])}`] : []))
    .join(', ');

const formatValue = (value: unknown): string => JSON.stringify(value).slice(0, 80);
