import * as z from 'zod/mini';
import { domains } from '@/contract';

/** The export names of the contract's schemas, by schema; a name used for different schemas is prefixed with its domain. */
export async function namedSchemas(): Promise<Map<z.ZodMiniType, string>> {
  const found: { readonly domain: string; readonly name: string; readonly schema: z.ZodMiniType }[] = [];
  for (const domain of Object.keys(domains)) {
    const exported: Readonly<Record<string, unknown>> = await import(`../../src/contract/${domain}/index.ts`);
    for (const [name, schema] of Object.entries(exported))
      if (schema instanceof z.ZodMiniType && /^[A-Z]/.test(name)) found.push({ domain, name, schema });
  }
  const named = new Map<z.ZodMiniType, string>();
  for (const { domain, name, schema } of found) {
    if (named.has(schema)) continue;
    const isShared = found.some((other) => other.name === name && other.schema !== schema);
    named.set(schema, isShared ? `${domain.charAt(0).toUpperCase()}${domain.slice(1)}${name}` : name);
  }
  return named;
}
