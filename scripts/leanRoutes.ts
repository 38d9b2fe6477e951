import type { Plugin } from 'vite';
import { declared, edited, markPure, type Edit } from './edits.ts';
import { hasPage } from './pages.ts';

/** The fields that only scripts and tests read. */
const unread = new Set(['assumed', 'example']);

/** Which screens are built, in a build: those whose rows are not empty. It needs no second list of all pages. */
const builtRows = 'export const isBuilt = ({ folder }) => folder !== undefined;';

/**
 * Leaves out of a build what it cannot use of the route table: nothing leads to a screen without a page, so its row is empty, which tells it.
 * `isBuilt` tells whether a folder of `src/pages` holds a page.
 */
export function leanRoutes(isBuilt: (folder: string) => boolean = hasPage): Plugin {
  return {
    name: 'lean-routes',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/src\/shared\/routing\/(?:built|routes\/\w+)\.ts$/ },
      handler(code, id) {
        if (id.endsWith('/built.ts')) return { code: builtRows, map: null };
        const program = this.parse(code);
        const values = declared(program);
        const edits = values.flatMap((value) => rowsIn(value).flatMap((row) => unusedIn(row, code, isBuilt)));
        return { code: edited(code, [...values.flatMap(markPure), ...edits]), map: null };
      },
    },
  };
}

type Expression = ReturnType<typeof declared>[number];
type Row = Extract<Expression, { type: 'ObjectExpression' }>;
type Field = Extract<Row['properties'][number], { type: 'Property' }>;

/** The rows of `defineRoutes({ id: row, … })`. */
function rowsIn(value: Expression): Row[] {
  if (value.type !== 'CallExpression' || value.callee.type !== 'Identifier' || value.callee.name !== 'defineRoutes') return [];
  const [table] = value.arguments;
  if (table?.type !== 'ObjectExpression') return [];
  return fieldsOf(table).flatMap(({ value: row }) => (row.type === 'ObjectExpression' ? [row] : []));
}

/** The edits that empty the fields of a row that its build has no use for. */
function unusedIn(row: Row, code: string, isBuilt: (folder: string) => boolean): Edit[] {
  const fields = fieldsOf(row);
  const folder = fields.find((field) => nameOf(field) === 'folder')?.value;
  const isKept = folder?.type === 'Literal' && isBuilt(String(folder.value));
  const used = fields.filter((field) => isKept && !unread.has(nameOf(field)));
  const texts = used.map(({ start, end }) => code.slice(start, end));
  return used.length === fields.length ? [] : [{ start: row.start, end: row.end, text: `{ ${texts.join(', ')} }` }];
}

const fieldsOf = ({ properties }: Row) => properties.flatMap((field) => (field.type === 'Property' ? [field] : []));
const nameOf = ({ key }: Field): string => (key.type === 'Identifier' ? key.name : '');
