import * as z from 'zod/mini';

export const tabs = ['endpoints', 'screens', 'rules'] as const;

/** Where the component workbench is served unless the address says otherwise: by `npm run stories`. */
const defaultStories = 'http://127.0.0.1:61000';

/** What the board shows, as the address names it. */
export interface View {
  readonly tab: (typeof tabs)[number];
  readonly words: string;
  readonly isGapsOnly: boolean;
  /** Starts at 1. */
  readonly page: number;
  /** The cell whose list is open, by its row and column. */
  readonly cell: { readonly row: string; readonly column: string } | null;
  /** The origin of the component workbench. */
  readonly stories: string;
}

/** The origin that somebody names for the component workbench; null where it is none of http or https. */
export function originNamed(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url && /^https?:$/.test(url.protocol) ? url.origin : null;
}

/** The view that an address names, and the parameters it does not understand, in whose place the usual ones stand. */
export function readView(parameters: URLSearchParams): { readonly view: View; readonly unknown: readonly string[] } {
  const unknown: string[] = [];
  const read = <Value>(name: string, schema: z.ZodMiniType<Value>, otherwise: Value): Value => {
    const text = parameters.get(name);
    if (text === null || text === '') return otherwise;
    const result = z.safeParse(schema, text);
    if (result.success) return result.data;
    unknown.push(`${name}=${text.slice(0, 60)}`);
    return otherwise;
  };
  const [, row, column] = /^(.+)~(\w+)$/.exec(parameters.get('cell') ?? '') ?? [];
  const view = {
    tab: read('tab', z.enum(tabs), 'endpoints'),
    words: (parameters.get('q') ?? '').slice(0, 100),
    isGapsOnly: read('gaps', z.literal('1'), '') === '1',
    page: Number.parseInt(read('page', z.string().check(z.regex(/^[1-9]\d{0,3}$/)), '1'), 10),
    cell: row !== undefined && column !== undefined ? { row, column } : null,
    stories:
      originNamed(read('stories', z.string().check(z.refine((text) => originNamed(text) !== null)), defaultStories)) ?? defaultStories,
  };
  return { view, unknown };
}

/** A cell as the address names it. */
export const cellName = (row: string, column: string): string => `${row}~${column}`;
