import * as z from 'zod/mini';
import { fieldOf } from './bucket';
import { isPlainObject } from './plainObject';

/** Whether a value certainly fits a schema that would return it unchanged; false if only the schema can decide. Fields shared with the valid `stored` are not checked again. */
type Acceptor = (value: unknown, stored?: object) => boolean;

const acceptors = new WeakMap<z.core.$ZodType, Acceptor>();

/**
 * A fast check of a record ahead of the schema, which costs several times as much: true means that the record is valid, false that the schema has to
 * decide and give the reason. Checks plain objects, lists, unions and simple values with their bounds and patterns itself, and leaves everything else
 * to the schema.
 */
export function acceptorOf<T>(schema: z.core.$ZodType<T>): (value: unknown, stored?: object) => value is T {
  // The schema returns an accepted value unchanged, so the value has the schema's output type.
  return acceptor(schema) as (value: unknown, stored?: object) => value is T;
}

function acceptor(schema: z.core.$ZodType): Acceptor {
  const found = acceptors.get(schema) ?? acceptorFor(schema as z.core.$ZodTypes);
  acceptors.set(schema, found);
  return found;
}

function acceptorFor(schema: z.core.$ZodTypes): Acceptor {
  const { def } = schema._zod;
  const checks = (def.checks ?? []).map(({ _zod: { def: check } }) => checkAcceptor(check as CheckDef));
  if (checks.length > 0) {
    const bare = simpleAcceptor(def);
    // Other checks, and all that may change a value, are left to the schema.
    if (bare === undefined || checks.includes(undefined)) return schemaAcceptor(schema);
    return (value) => bare(value) && checks.every((accepts) => accepts?.(value));
  }
  if (def.type === 'object') return objectAcceptor(def);
  const simple = simpleAcceptor(def);
  if (simple !== undefined) return simple;
  const { values } = schema._zod;
  if ((def.type === 'literal' || def.type === 'enum') && values) return (value) => values.has(value as z.core.util.Literal);
  if (def.type === 'nullable' || def.type === 'optional') {
    const inner = acceptor(def.innerType);
    const absent = def.type === 'nullable' ? null : undefined;
    return (value) => value === absent || inner(value);
  }
  if (def.type === 'array') {
    const item = acceptor(def.element);
    return (value) => Array.isArray(value) && value.every((each) => item(each));
  }
  if (def.type === 'record' && simpleAcceptor(def.keyType._zod.def as z.core.$ZodTypes['_zod']['def']) !== undefined) {
    const [name, item] = [acceptor(def.keyType), acceptor(def.valueType)];
    return (value) => isPlainObject(value) && Object.entries(value).every(([key, each]) => key !== '__proto__' && name(key) && item(each));
  }
  if (def.type === 'union' && 'discriminator' in def && typeof def.discriminator === 'string')
    return choiceAcceptor(def.discriminator, def.options);
  if (def.type === 'union') {
    const options = def.options.map(acceptor);
    return (value) => options.some((option) => option(value));
  }
  return schemaAcceptor(schema);
}

/** The acceptor of a simple type; undefined if only the schema can decide. */
function simpleAcceptor(def: z.core.$ZodTypes['_zod']['def']): Acceptor | undefined {
  if (def.type === 'boolean') return (value) => typeof value === 'boolean';
  if (def.type === 'null') return (value) => value === null;
  if (def.type === 'string' && !('format' in def)) return (value) => typeof value === 'string';
  if (def.type === 'number' && 'format' in def && def.format === 'safeint') return Number.isSafeInteger;
  return undefined;
}

type CheckDef =
  | z.core.$ZodCheckGreaterThanDef
  | z.core.$ZodCheckLessThanDef
  | z.core.$ZodCheckMinLengthDef
  | z.core.$ZodCheckMaxLengthDef
  | z.core.$ZodCheckRegexDef;

/** The acceptor for one check of a simple type; undefined for an unsupported check. */
function checkAcceptor(def: CheckDef): Acceptor | undefined {
  switch (def.check) {
    case 'greater_than':
    case 'less_than': {
      const { check, value: bound, inclusive } = def;
      if (typeof bound !== 'number') return undefined;
      const isWithin = check === 'greater_than' ? (value: number) => value > bound : (value: number) => value < bound;
      return (value) => typeof value === 'number' && (isWithin(value) || (inclusive && value === bound));
    }
    case 'min_length':
      return (value) => typeof value === 'string' && value.length >= def.minimum;
    case 'max_length':
      return (value) => typeof value === 'string' && value.length <= def.maximum;
    case 'string_format':
      if (def.format !== 'regex' || def.pattern.global || def.pattern.sticky) return undefined;
      return (value) => typeof value === 'string' && def.pattern.test(value);
    default:
      return undefined;
  }
}

/** The acceptor of a discriminated union: tries only the options with the value's discriminator. */
function choiceAcceptor(discriminator: string, options: readonly z.core.$ZodType[]): Acceptor {
  const byValue = new Map<unknown, Acceptor[]>();
  for (const option of options)
    for (const value of option._zod.propValues?.[discriminator] ?? [])
      byValue.set(value, [...(byValue.get(value) ?? []), acceptor(option)]);
  return (value) =>
    typeof value === 'object' && value !== null && (byValue.get(fieldOf(value, discriminator))?.some((option) => option(value)) ?? false);
}

/** The acceptor of an object: every field is in the schema and accepted, and no required field is missing. */
function objectAcceptor({ shape, catchall }: z.core.$ZodObjectDef): Acceptor {
  if (catchall !== undefined && catchall._zod.def.type !== 'never') return () => false;
  const fields = new Map(Object.entries(shape).map(([name, field]) => [name, acceptor(field)]));
  const optional = new Set(Object.entries(shape).flatMap(([name, field]) => (field._zod.def.type === 'optional' ? name : [])));
  const required = fields.size - optional.size;
  return (value, stored) => {
    if (typeof value !== 'object' || value === null) return false;
    let found = 0;
    for (const name of Object.keys(value)) {
      const field = fieldOf(value, name);
      if (field === undefined) continue;
      const accepts = fields.get(name);
      if (accepts === undefined || !((stored !== undefined && fieldOf(stored, name) === field) || accepts(field))) return false;
      if (!optional.has(name)) found += 1;
    }
    return found === required;
  };
}

const schemaAcceptor =
  (schema: z.core.$ZodType): Acceptor =>
  (value) => {
    const result = z.safeParse(schema, value);
    return result.success && Object.is(result.data, value);
  };
