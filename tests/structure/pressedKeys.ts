import type { Statement } from 'oxc-parser';
import type { Source } from '../../scripts/sources';

/** The keys a test may press, with the patterns that press them. */
const patterns: Readonly<Record<string, RegExp>> = {
  Tab: /\.tab\(|'Tab'/,
  Enter: /\{Enter\}|'Enter'/,
  Space: /keyboard\('[^'\n]* '\)|\{ \}|' '/,
  Arrows: /\{Arrow|'Arrow/,
  Home: /\{Home\}|'Home'/,
  End: /\{End\}|'End'/,
  Page: /\{Page|'Page/,
  Escape: /\{Escape\}|'Escape'/,
  Delete: /\{(?:Delete|Backspace)\}/,
  Letters: /keyboard\('\w|'\w'\]/,
  F6: /\{F6\}/,
};

/** A test or a `describe` block, with all declarations of its file that it uses. */
interface TestText {
  readonly text: string;
}

/** The tests of a file, each with the declarations it uses. */
export function testsIn({ text, program }: Source): TestText[] {
  const parts = program.body.map((statement) => ({ names: namesOf(statement), text: text.slice(statement.start, statement.end) }));
  const closure = (start: string): string => {
    const included = new Set<string>();
    for (let pending = [start]; pending.length > 0;) {
      const next = pending.pop() ?? '';
      for (const part of parts)
        if (!included.has(part.text) && part.names.some((name) => new RegExp(`\\b${name}\\b`).test(next))) {
          included.add(part.text);
          pending.push(part.text);
        }
    }
    return [start, ...included].join('\n');
  };
  return parts.filter((part) => /^(?:test|describe)\b/.test(part.text)).map((part) => ({ text: closure(part.text) }));
}

/** The names a statement declares. */
function namesOf(statement: Statement): string[] {
  if (statement.type === 'FunctionDeclaration') return statement.id ? [statement.id.name] : [];
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
}

/** The keys pressed by the tests that render any of the components. */
export function keysPressed(components: readonly string[], tests: readonly TestText[]): string[] {
  const relevant = tests.filter(({ text }) => components.some((name) => new RegExp(`<${name}[\\s/>]`).test(text)));
  return Object.keys(patterns).filter((key) => relevant.some(({ text }) => patterns[key]?.test(text)));
}
