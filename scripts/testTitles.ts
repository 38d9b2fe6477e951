import { type CallExpression, Visitor } from 'oxc-parser';
import { filesOf, parse, type Source, textOf } from './sources';

export interface TestTitle {
  file: string;
  title: string;
}

/** A title with the position of its test in the file. */
export interface PlacedTitle extends TestTitle {
  start: number;
  end: number;
}

/** Whether a file contains tests. */
export const isTestFile = (path: string): boolean => /\.(?:test|spec)\.tsx?$/.test(path);
const ruleId = /R-[A-Z\d]+-\d+/g;

/** The rule ids in a title. */
export const ruleIds = (title: string): string[] => title.match(ruleId) ?? [];

/** The names in a call chain: `['test', 'each']` for `test.each(rows)(title, run)`. */
function chainOf(call: CallExpression): string[] {
  const { callee } = call;
  if (callee.type === 'Identifier') return [callee.name];
  if (callee.type === 'CallExpression') return chainOf(callee);
  if (callee.type !== 'MemberExpression' || callee.computed) return [];
  const names =
    callee.object.type === 'Identifier' ? [callee.object.name] : callee.object.type === 'CallExpression' ? chainOf(callee.object) : [];
  return callee.object.type === 'MemberExpression' && !callee.object.computed && callee.object.object.type === 'Identifier'
    ? [callee.object.object.name, callee.object.property.name, callee.property.name]
    : [...names, callee.property.name];
}

const inactiveModifiers = new Set(['skip', 'todo', 'fixme', 'fails']);

/** The titles of a file's active tests. */
export const titlesIn = (source: Source): TestTitle[] => testsIn(source).map(({ file, title }) => ({ file, title }));

/** A file's active tests: not skipped, todo or empty, and not in a skipped group. A table test is listed once per title. */
export function testsIn({ path, text, program }: Source): PlacedTitle[] {
  const skipped: [number, number][] = [];
  const found: PlacedTitle[] = [];
  new Visitor({
    CallExpression: (node) => {
      const [first = '', ...rest] = chainOf(node);
      const isGroup = first === 'describe' || rest[0] === 'describe';
      const isOff = rest.some((name) => inactiveModifiers.has(name)) || /^x(?:it|test|describe)$/.test(first);
      if (isGroup && isOff) skipped.push([node.start, node.end]);
      const [title, ...others] = node.arguments;
      if (isGroup || isOff || !/^(?:test|it)$/.test(first) || !title || !['Literal', 'TemplateLiteral'].includes(title.type)) return;
      const run = others.at(-1);
      if (!run) return;
      const body = run.type === 'ArrowFunctionExpression' || run.type === 'FunctionExpression' ? run.body : null;
      const isEmpty = body?.type === 'BlockStatement' && body.body.length === 0;
      if (isEmpty) return;
      const written = text.slice(title.start + 1, title.end - 1);
      for (const filled of filledTitles(written, node)) found.push({ file: path, title: filled, start: node.start, end: node.end });
    },
  }).visit(program);
  return found.filter(({ start }) => !skipped.some(([from, to]) => start > from && start < to));
}

/** The titles of a table test whose first `%s` is a string literal in each row; any other title unchanged. */
function filledTitles(title: string, { callee }: CallExpression): string[] {
  const rows = callee.type === 'CallExpression' ? callee.arguments[0] : undefined;
  if (!title.includes('%s') || rows?.type !== 'ArrayExpression') return [title];
  const texts = rows.elements.flatMap((row) => {
    const first = row?.type === 'ArrayExpression' ? row.elements[0] : row;
    return first?.type === 'Literal' && typeof first.value === 'string' ? [first.value] : [];
  });
  return texts.length > 0 ? texts.map((text) => title.replace('%s', text)) : [title];
}

/** The titles of all active tests of the project. */
export const allTitles = (): TestTitle[] =>
  filesOf()
    .filter(isTestFile)
    .flatMap((path) => titlesIn(parse(path, textOf(path))));

/** The tests of each numbered rule, by the rule's id. */
export function rulesOf(titles: readonly TestTitle[]): Record<string, string[]> {
  const rules: Record<string, string[]> = {};
  for (const { file, title } of titles) for (const id of ruleIds(title)) (rules[id] ??= []).push(`${file}: ${title}`);
  return Object.fromEntries(Object.entries(rules).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
