import { Visitor, type VisitorObject } from 'oxc-parser';
import { lineAt, type Source } from '../../../scripts/sources';

export interface Check {
  /** The rule that every covered file obeys. */
  promise: string;
  /** Whether the check applies to a file. */
  covers: (path: string) => boolean;
  /** Files or folders exempt from the check, each with its reason. */
  exempt?: Readonly<Record<string, string>>;
  /** Positions in the text that break the rule. */
  find: (source: Source) => number[];
  /** A file that breaks the rule once, to prove that the check can fail. */
  violatingExample: { path: string; code: string };
  /** The same code done right, to prove that the check raises no false alarm. */
  compliantExample?: { path: string; code: string };
}

/** The places where `source` breaks `check`, as `path:line`. */
export function violationsOf(check: Check, source: Source): string[] {
  const exempt = Object.keys(check.exempt ?? {}).some((path) => source.path === path || source.path.startsWith(`${path}/`));
  if (exempt || !check.covers(source.path)) return [];
  return check.find(source).map((position) => `${source.path}:${lineAt(source.text, position)}`);
}

type Report = (node: { start: number }) => void;

/** A `find` that walks the syntax tree. */
export const findByVisitor =
  (visitor: (report: Report, source: Source) => VisitorObject) =>
  (source: Source): number[] => {
    const found: number[] = [];
    new Visitor(visitor(({ start }) => found.push(start), source)).visit(source.program);
    return found;
  };

/** A `find` that searches the text. */
export const findByPattern =
  (pattern: RegExp) =>
  ({ text }: Source): number[] =>
    Array.from(text.matchAll(pattern), ({ index }) => index);

export const isTest = (path: string): boolean => /\.(?:test|spec)\.tsx?$/.test(path) || path.startsWith('tests/');
export const isProductFile = (path: string): boolean => /^(?:src|mocks|fixtures|design-tokens|locales)\//.test(path) && !isTest(path);
export const isAppFile = (path: string): boolean => path.startsWith('src/') && !isTest(path);
