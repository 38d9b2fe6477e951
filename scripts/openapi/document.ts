import type * as z from 'zod/mini';
import { domains } from '@/contract';
import { code } from '@/contract/codes';
import type { Endpoint } from '@/contract/endpoint';
import { csrfHeader, idempotencyHeader, sessionCookie } from '@/contract/envelope';
import { describeDomain } from './domains';
import { namedSchemas } from './names';
import { operationOf } from './operation';
import { createSchemaWriter, schemaPath, inputSuffix, type JsonSchema } from '@mocks/control/drift/jsonSchema';

/** An OpenAPI 3.1 document, as JSON. */
export interface OpenApi {
  readonly openapi: string;
  readonly info: JsonSchema;
  readonly paths: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> } & JsonSchema;
  readonly [key: string]: unknown;
}

/** Exports the contract, or only the given calls, as an OpenAPI 3.1 document: every endpoint with its access, codes and assumptions. */
export async function openApiOf({
  version,
  calls = allCalls,
}: {
  readonly version: string;
  readonly calls?: readonly Endpoint[];
}): Promise<OpenApi> {
  const writer = createSchemaWriter(
    await namedSchemas(),
    calls.flatMap(({ params, query, body, data }) =>
      [params, query, body, data].filter((schema): schema is z.ZodMiniType => schema !== undefined),
    ),
  );
  const paths: Record<string, Record<string, JsonSchema>> = {};
  const templates = new Map<string, string>();
  for (const call of calls) {
    // Endpoints on one path may name its parameters differently; a document has one name for each.
    const shape = call.path.replaceAll(/:\w+/g, ':');
    const template = templates.get(shape) ?? call.path;
    templates.set(shape, template);
    const path = template.replaceAll(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[call.method.toLowerCase()] = operationOf(call, template, writer);
  }
  const used = new Set(calls.map(({ domain }) => domain));
  const written = withoutUnreferenced(paths, writer.components());
  return {
    openapi: '3.1.0',
    info: {
      title: 'Exchange',
      version,
      description:
        'The API of the exchange as used by its front end. `x-assumed` marks what the specification does not show, with the reason; `x-access` states who may call; `x-codes` lists the business codes that an endpoint declares; `x-signed` marks endpoints that may require a signature.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The origin that the front end calls; for the simulated exchange, the address of npm run mock' }],
    tags: [...used].map((name) => ({ name, description: describeDomain(name) })),
    paths: written.paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookie,
          description: 'HttpOnly, SameSite cookie, set by login',
          'x-assumed': 'the session scheme is not shown',
        },
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'The value of the session cookie, for clients without cookies',
          'x-assumed': 'the session scheme is not shown',
        },
        change: {
          type: 'apiKey',
          in: 'header',
          name: csrfHeader,
          description: 'Any value: it proves that a change comes from the application and not from another page',
          'x-assumed': 'the session scheme is not shown',
        },
      },
      parameters: { Language: language, IdempotencyKey: idempotencyKey },
      responses: {
        Unreadable: failure('The request cannot be parsed as HTTP'),
        TooLarge: failure('The body exceeds the size limit'),
        Failed: failure('The exchange failed'),
      },
      schemas: { ...written.schemas, Refusal: refusal, Failure: failed },
    },
  };
}

type Paths = OpenApi['paths'];
type Schemas = OpenApi['components']['schemas'];

/** Removes unreferenced schemas (parameters are inlined), and drops the `Input` suffix of schemas that are only sent. */
function withoutUnreferenced(paths: Paths, components: Schemas): { readonly paths: Paths; readonly schemas: Schemas } {
  const reached = new Set<string>();
  const visit = (value: unknown): void => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(referencePattern)) {
      if (reached.has(name)) continue;
      reached.add(name);
      visit(components[name] ?? {});
    }
  };
  visit(paths);
  const finalName = (name: string): string => {
    const short = name.endsWith(inputSuffix) ? name.slice(0, -inputSuffix.length) : name;
    return reached.has(short) ? name : short;
  };
  const renamed = <Value>(value: Value): Value =>
    JSON.parse(JSON.stringify(value).replaceAll(referencePattern, (_, name: string) => `"${schemaPath}${finalName(name)}"`));
  const schemas = Object.entries(components).flatMap(([name, schema]) =>
    reached.has(name) ? [[finalName(name), renamed(schema)] as const] : [],
  );
  return { paths: renamed(paths), schemas: Object.fromEntries(schemas) };
}

const referencePattern = new RegExp(`"${schemaPath}([^"]+)"`, 'g');

const allCalls: readonly Endpoint[] = Object.values(domains).flatMap((table): Endpoint[] => Object.values(table));

const language: JsonSchema = {
  name: 'lang',
  in: 'header',
  required: false,
  description: 'The language code of server texts, such as zh_CN',
  schema: { type: 'string' },
  'x-assumed': 'how the language is sent is not shown',
};

const idempotencyKey: JsonSchema = {
  name: idempotencyHeader,
  in: 'header',
  required: false,
  description: 'Chosen by the client: a change repeated with the same key within a day is applied once and returns the first response',
  schema: { type: 'string', pattern: '^[\\w-]{1,64}$' },
  'x-assumed': 'no such header is shown',
};

const envelope = (codes: JsonSchema): JsonSchema => ({
  type: 'object',
  required: ['code', 'msg', 'data'],
  properties: { code: codes, msg: { type: 'string' }, data: { type: 'null' } },
  additionalProperties: false,
});

const refusal: JsonSchema = {
  ...envelope({ type: 'integer', enum: Object.values(code).flatMap((row) => (row.code === code.success.code ? [] : [row.code])) }),
  description: 'A business code other than success, sent with HTTP 200',
};
const failed: JsonSchema = {
  ...envelope({ type: 'integer', minimum: 400, maximum: 599 }),
  description: 'An error response outside any endpoint',
};

const failure = (description: string): JsonSchema => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
});
