import * as z from 'zod/mini';

export const tabs = ['endpoints', 'screens', 'rules'] as const;

/** The default origin of the component workbench, served by `npm run stories`. */
const defaultStories = 'http://127.0.0.1:61000';

/** The state of the coverage page, as encoded in the address. */
export interface View {
  readonly tab: (typeof tabs)[number];
  readonly search: string;
  readonly isGapsOnly: boolean;
  /** Starts at 1. */
  readonly page: number;
  /** The row and column of the cell whose list is open. */
  readonly cell: { readonly row: string; readonly column: string } | null;
  /** The origin of the component workbench. */
  readonly stories: string;
}

/** The http(s) origin of the component workbench; null if invalid. */
export function parseOrigin(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url && /^https?:$/.test(url.protocol) ? url.origin : null;
}

/** The view encoded in an address, and its invalid parameters, which are replaced by defaults. */
export function readView(parameters: URLSearchParams): { readonly view: View; readonly unknown: readonly string[] } {
  const unknown: string[] = [];
  const read = <Value>(name: string, schema: z.ZodMiniType<Value>, fallback: Value): Value => {
    const text = parameters.get(name);
    if (text === null || text === '') return fallback;
    const result = z.safeParse(schema, text);
    if (result.success) return result.data;
    unknown.push(`${name}=${text.slice(0, 60)}`);
    return fallback;
  };
  const [, row, column] = /^(.+)~(\w+)$/.exec(parameters.get('cell') ?? '') ?? [];
  const view = {
    tab: read('tab', z.enum(tabs), 'endpoints'),
    search: (parameters.get('q') ?? '').slice(0, 100),
    isGapsOnly: read('gaps', z.literal('1'), '') === '1',
    page: Number.parseInt(read('page', z.string().check(z.regex(/^[1-9]\d{0,3}$/)), '1'), 10),
    cell: row !== undefined && column !== undefined ? { row, column } : null,
    stories:
      parseOrigin(read('stories', z.string().check(z.refine((text) => parseOrigin(text) !== null)), defaultStories)) ?? defaultStories,
  };
  return { view, unknown };
}

/** A cell as encoded in the address. */
export const cellName = (row: string, column: string): string => `${row}~${column}`;
