import type { Plugin } from 'vite';
import { constantInits, applyEdits, markPure, type Edit } from './edits.ts';
import { hasPage } from './pages.ts';
import { filesOf, textOf } from './sources.ts';

/** The fields that only scripts and tests need. */
const unusedFields = new Set(['assumed', 'example']);

/** In a build, a screen is built if its row is not empty, so no second list of pages is needed. */
const builtRows = 'export const isBuilt = ({ folder }) => folder !== undefined;';

/** The ids of the screens that the code of the app or a story refers to: as `routes.id`, or as the parent of another screen. */
function namedScreens(): ReadonlySet<string> {
  const files = ['src', 'stories'].flatMap(filesOf).filter((path) => /\.tsx?$/.test(path));
  const naming = /(?<![\w'`.])routes\.(\w+)|\bparent: '(\w+)'/g;
  return new Set(files.flatMap((path) => Array.from(textOf(path).matchAll(naming), ([, id, parent]) => id ?? parent ?? '')));
}

/**
 * Removes unused parts of the route table from a build: the row of a screen without a page is emptied, which marks it as not built, or
 * removed if the code does not refer to it. `isBuilt` tells whether a folder of `src/pages` has a page, `named` which screens the code uses.
 */
export function leanRoutes(isBuilt: (folder: string) => boolean = hasPage, named: () => ReadonlySet<string> = namedScreens): Plugin {
  let ids: ReadonlySet<string> = new Set();
  return {
    name: 'lean-routes',
    apply: 'build',
    enforce: 'post',
    buildStart: () => {
      ids = named();
    },
    transform: {
      filter: { id: /\/src\/shared\/routing\/(?:built|routes\/\w+)\.ts$/ },
      handler(code, id) {
        if (id.endsWith('/built.ts')) return { code: builtRows, map: null };
        const program = this.parse(code);
        const values = constantInits(program);
        const edits = values.flatMap((value) => rowsIn(value).flatMap((row) => unusedIn(row, code, isBuilt, ids)));
        return { code: applyEdits(code, [...values.flatMap(markPure), ...edits]), map: null };
      },
    },
  };
}

type Expression = ReturnType<typeof constantInits>[number];
type Row = Extract<Expression, { type: 'ObjectExpression' }>;
type Field = Extract<Row['properties'][number], { type: 'Property' }>;

interface NamedRow {
  readonly id: string;
  readonly field: Pick<Field, 'start' | 'end'>;
  readonly row: Row;
}

/** The rows of `defineRoutes({ id: row, … })`. */
function rowsIn(value: Expression): NamedRow[] {
  if (value.type !== 'CallExpression' || value.callee.type !== 'Identifier' || value.callee.name !== 'defineRoutes') return [];
  const [table] = value.arguments;
  if (table?.type !== 'ObjectExpression') return [];
  return fieldsOf(table).flatMap((field) =>
    field.value.type === 'ObjectExpression' ? [{ id: nameOf(field), field, row: field.value }] : [],
  );
}

/** The edits that empty the unused fields of a row, or remove the row. */
function unusedIn({ id, field, row }: NamedRow, code: string, isBuilt: (folder: string) => boolean, ids: ReadonlySet<string>): Edit[] {
  const fields = fieldsOf(row);
  const folder = fields.find((each) => nameOf(each) === 'folder')?.value;
  const isKept = folder?.type === 'Literal' && isBuilt(String(folder.value));
  if (!isKept && !ids.has(id))
    return [{ start: field.start, end: field.end + (/^\s*,/.exec(code.slice(field.end))?.[0].length ?? 0), text: '' }];
  const used = fields.filter((each) => isKept && !unusedFields.has(nameOf(each)));
  const texts = used.map(({ start, end }) => code.slice(start, end));
  return used.length === fields.length ? [] : [{ start: row.start, end: row.end, text: `{ ${texts.join(', ')} }` }];
}

const fieldsOf = ({ properties }: Row) => properties.flatMap((field) => (field.type === 'Property' ? [field] : []));
const nameOf = ({ key }: Field): string => (key.type === 'Identifier' ? key.name : '');
