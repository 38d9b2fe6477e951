import { code, type Code } from '@/contract/codes';
import type { Endpoint } from '@/contract/endpoint';
import { isObject, type JsonSchema, type SchemaWriter } from '@mocks/control/drift/jsonSchema';

/** Exports an endpoint as an OpenAPI operation; `template` is the path with the parameter names of the document. */
export function operationOf(call: Endpoint, template: string, writer: SchemaWriter): JsonSchema {
  const { id, domain, access, isChange, body, encoding, assumed, signed, onError, codes = [] } = call;
  const parameters = [
    ...pathParameters(call, template, writer),
    ...queryParameters(call, writer),
    { $ref: '#/components/parameters/Language' },
    ...(isChange && access === 'user' ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ];
  return {
    operationId: id,
    tags: [domain],
    summary: summaryOf(id),
    ...(assumed === undefined ? {} : { description: `Assumed: ${assumed}.` }),
    security: securityOf(call),
    parameters,
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: { [encoding === 'multipart' ? 'multipart/form-data' : 'application/json']: { schema: writer.input(body) } },
          },
        }),
    responses: {
      200: {
        description: 'The envelope: the data, or a business code stating why there is none',
        content: {
          'application/json': { schema: { oneOf: [success(writer.output(call.data)), { $ref: '#/components/schemas/Refusal' }] } },
        },
      },
      400: { $ref: '#/components/responses/Unreadable' },
      ...(body === undefined ? {} : { 413: { $ref: '#/components/responses/TooLarge' } }),
      500: { $ref: '#/components/responses/Failed' },
    },
    'x-access': access,
    'x-changes': isChange,
    'x-codes': codes.map(described),
    ...(signed === true ? { 'x-signed': true } : {}),
    ...(onError === undefined ? {} : { 'x-on-error': onError }),
    ...(assumed === undefined ? {} : { 'x-assumed': assumed }),
  };
}

const success = (data: JsonSchema): JsonSchema => ({
  type: 'object',
  required: ['code', 'msg', 'data'],
  properties: { code: { const: code.success.code }, msg: { type: 'string' }, data },
  additionalProperties: false,
});

const securityOf = ({ access, isChange }: Endpoint): JsonSchema[] => {
  const change = isChange ? { change: [] } : {};
  if (access !== 'public')
    return [
      { session: [], ...change },
      { token: [], ...change },
    ];
  return isChange ? [change] : [];
};

const described = ({ code: number, meaning, behaviour, assumed }: Code): JsonSchema => ({
  code: number,
  meaning,
  behaviour,
  ...(assumed === undefined ? {} : { assumed }),
});

/** `capital.submitTransfer` as `Submit transfer`. */
function summaryOf(id: string): string {
  const words = id.slice(id.indexOf('.') + 1).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function pathParameters({ path, params, id }: Endpoint, template: string, writer: SchemaWriter): JsonSchema[] {
  const names = (text: string): string[] => Array.from(text.matchAll(/:(\w+)/g), ([, name = '']) => name);
  if (names(path).length === 0) return [];
  if (params === undefined) throw new Error(`${id} has path parameters but no schema for them`);
  const { properties } = fieldsOf(writer.input(params), writer, id);
  return names(path).map((name, index) => parameter('path', names(template)[index] ?? name, true, properties[name] ?? {}));
}

function queryParameters({ query, id }: Endpoint, writer: SchemaWriter): JsonSchema[] {
  if (query === undefined) return [];
  const { properties, required } = fieldsOf(writer.input(query), writer, id);
  return Object.entries(properties).map(([name, schema]) => parameter('query', name, required.includes(name), schema));
}

function parameter(
  location: 'path' | 'query',
  name: string,
  required: boolean,
  { 'x-assumed': assumed, ...schema }: JsonSchema,
): JsonSchema {
  return { name, in: location, required, schema, ...(assumed === undefined ? {} : { 'x-assumed': assumed }) };
}

/** The fields of a flat record schema, also through a reference. */
function fieldsOf(
  json: JsonSchema,
  writer: SchemaWriter,
  id: string,
): { properties: Record<string, JsonSchema>; required: readonly string[] } {
  const whole = typeof json.$ref === 'string' ? (writer.components()[json.$ref.split('/').at(-1) ?? ''] ?? {}) : json;
  if (whole.type !== 'object' || !isObject(whole.properties)) throw new Error(`the parameters of ${id} are not a flat record`);
  const properties = Object.entries(whole.properties).flatMap(([name, schema]) => (isObject(schema) ? [[name, schema] as const] : []));
  const required = Array.isArray(whole.required) ? whole.required.filter((name) => typeof name === 'string') : [];
  return { properties: Object.fromEntries(properties), required };
}
