import { filesOf, parse, textOf } from '../../scripts/sources';

/** Every file of the project, as paths from its root. */
export const files = filesOf();

const paths = new Set(files);

export const exists = (path: string): boolean => paths.has(path);

/** The TypeScript modules, without type-only declarations. */
export const codeFiles = files.filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'));

/** The parsed modules, parsed once for all suites of a file. */
export const sources = codeFiles.map((path) => parse(path, textOf(path)));
