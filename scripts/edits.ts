import type { Rolldown } from 'vite';

/** A replacement of a part of a module's text. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

type Program = ReturnType<Rolldown.PluginContext['parse']>;

/** Types of expressions without side effects, which need no annotation. */
const pureTypes = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'Literal', 'Identifier']);

/** The initial values of a module's constants, except those known to be free of side effects. */
export const constantInits = ({ body }: Program) =>
  body
    .map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement))
    .flatMap((statement) => (statement?.type === 'VariableDeclaration' && statement.kind === 'const' ? statement.declarations : []))
    .flatMap(({ init }) => (init && !pureTypes.has(init.type) ? [init] : []));

/** Marks an expression as free of side effects, so that the bundler drops it if unused. */
export const markPure = ({ start, end }: Pick<Edit, 'start' | 'end'>): Edit[] => [
  { start, end: start, text: '/* @__PURE__ */ (() => (' },
  { start: end, end, text: '))()' },
];

/** Applies edits that do not overlap. */
export const applyEdits = (code: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start || b.end - a.end)
    .reduce((text, { start, end, text: replacement }) => text.slice(0, start) + replacement + text.slice(end), code);

/** The position of a syntax node; empty for anything else. */
export function rangeOf(node: unknown): Pick<Edit, 'start' | 'end'>[] {
  if (typeof node !== 'object' || node === null) return [];
  const [start, end]: unknown[] = [Reflect.get(node, 'start'), Reflect.get(node, 'end')];
  return typeof start === 'number' && typeof end === 'number' ? [{ start, end }] : [];
}
