import * as z from 'zod/mini';
import { assumptions } from '@/contract/endpoint';

/** A JSON Schema in the OpenAPI document. */
export type JsonSchema = Readonly<Record<string, unknown>>;
type Schema = z.ZodMiniType;

/** Converts the contract's schemas to JSON Schemas that reference one another by name. */
export interface SchemaWriter {
  /** The schema of request data. */
  input(schema: Schema): JsonSchema;
  /** The schema of response data. */
  output(schema: Schema): JsonSchema;
  /** Every referenced named schema, by its name in the document. */
  components(): Readonly<Record<string, JsonSchema>>;
}

/** The path of named schemas in the document. */
export const schemaPath = '#/components/schemas/';
/** Name suffix of the request variant of a schema. */
export const inputSuffix = 'Input';

/** Creates a converter for the named schemas and the given others. Request schemas that differ from the response schema (optional defaults, additional fields) get the `Input` suffix. */
export function createSchemaWriter(named: ReadonlyMap<Schema, string>, others: readonly Schema[]): SchemaWriter {
  const ids = new Map<Schema, string>(named);
  for (const [index, schema] of others.entries()) if (!ids.has(schema)) ids.set(schema, `#${index}`);
  const jsonSchemas = { input: jsonSchemasOf(ids, 'input'), output: jsonSchemasOf(ids, 'output') };
  const used = new Map<string, JsonSchema>();

  const refTo = (id: string, io: 'input' | 'output'): JsonSchema => {
    const name = io === 'input' && hasInputVariant(id) ? `${id}${inputSuffix}` : id;
    if (!used.has(name)) {
      used.set(name, {}); // a schema may refer to itself
      used.set(name, resolved(jsonSchemas[io][id] ?? {}, io));
    }
    return { $ref: schemaPath + name };
  };
  /** Whether the request schema differs from the response schema. */
  const hasInputVariant = (id: string): boolean => JSON.stringify(jsonSchemas.input[id]) !== JSON.stringify(jsonSchemas.output[id]);
  const resolved = (json: JsonSchema, io: 'input' | 'output'): JsonSchema =>
    mapRefs(json, (ref) => {
      const id = ref.slice(schemaPath.length);
      return id.startsWith('#') ? resolved(jsonSchemas[io][id] ?? {}, io) : refTo(id, io);
    });
  const write =
    (io: 'input' | 'output') =>
    (schema: Schema): JsonSchema => {
      const id = ids.get(schema);
      if (id === undefined) throw new Error('this schema was not registered');
      return id.startsWith('#') ? resolved(jsonSchemas[io][id] ?? {}, io) : refTo(id, io);
    };
  return {
    input: write('input'),
    output: write('output'),
    components: () => Object.fromEntries([...used].toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}

function jsonSchemasOf(ids: ReadonlyMap<Schema, string>, io: 'input' | 'output'): Readonly<Record<string, JsonSchema>> {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of ids) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    io,
    uri: (id) => schemaPath + id,
    // Request schemas are converted in both passes; what their transforms yield is not described, and not used.
    unrepresentable: io === 'output' ? 'any' : 'throw',
    override: ({ zodSchema, jsonSchema }) => {
      const reason = assumptions.get(zodSchema)?.assumed;
      if (reason !== undefined) Object.assign(jsonSchema, { 'x-assumed': reason });
      unionToEnum(jsonSchema);
      dropSafeIntegerBounds(jsonSchema);
    },
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, json]) => [
      id,
      JSON.parse(JSON.stringify({ ...json, $schema: undefined, $id: undefined, id: undefined })),
    ]),
  );
}

/** Drops the safe-integer limits, which apply to every integer. */
function dropSafeIntegerBounds(json: { minimum?: unknown; maximum?: unknown }): void {
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
}

/** Converts a union of constants to an enum. */
function unionToEnum(json: { anyOf?: unknown; enum?: unknown; type?: unknown }): void {
  if (!Array.isArray(json.anyOf) || json.anyOf.length < 2) return;
  const values = json.anyOf.map((option: unknown) =>
    typeof option === 'object' &&
    option !== null &&
    'const' in option &&
    Object.keys(option).every((key) => key === 'const' || key === 'type')
      ? option.const
      : undefined,
  );
  if (values.some((value) => typeof value !== 'number' && typeof value !== 'string')) return;
  const isWhole = values.every((value) => Number.isInteger(value));
  delete json.anyOf;
  if (isWhole) json.type = 'integer';
  else if (values.every((value) => typeof value === 'string')) json.type = 'string';
  json.enum = values;
}

/** The same JSON with every reference replaced; siblings of a reference are kept. */
function mapRefs(json: JsonSchema, replace: (ref: string) => JsonSchema): JsonSchema {
  const inner = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inner);
    if (!isObject(value)) return value;
    const rest = Object.fromEntries(Object.entries(value).flatMap(([key, each]) => (key === '$ref' ? [] : [[key, inner(each)]])));
    return typeof value.$ref === 'string' ? { ...replace(value.$ref), ...rest } : rest;
  };
  const whole = inner(json);
  return isObject(whole) ? whole : {};
}

export const isObject = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null && !Array.isArray(value);
