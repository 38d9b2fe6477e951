import { expect, test } from 'vitest';
import { withRuntime } from './inlineRuntime';

const runtime = { fileName: 'assets/rolldown-runtime-0JfL2-V.js', code: 'var e=(n)=>n+1,t=(n)=>n*2;export{t as a,e};' };
const importing = `/*! mark */\nimport{a as r,e as n}from"./rolldown-runtime-0JfL2-V.js";`;

test('a file contains the helpers it imported, under the names it uses', () => {
  const code = withRuntime(`${importing}globalThis.t=[r(4),n(4)];`, runtime);
  expect(code).not.toContain('import');
  expect(code.startsWith('/*! mark */')).toBe(true);
  // oxlint-disable-next-line typescript/no-implied-eval -- the file as it is built
  expect(new Function(code.replace('globalThis.t=', 'return '))()).toEqual([8, 5]);
});

test('an unexpected output of the bundler is detected', () => {
  expect(() => withRuntime('import * as e from"./rolldown-runtime-0JfL2-V.js";', runtime)).toThrow('the bundler has changed');
  expect(() => withRuntime(importing, { ...runtime, code: 'export default 1;' })).toThrow('the bundler has changed');
});
