import { build } from 'vite';
import { expect, test } from 'vitest';
import { leanContract } from './leanContract';

const contract = `
const make = (row) => ({ ...row, made: globalThis.count++ });
const assumed = (schema, reason) => make({ schema, reason });
const reason = \`because \${globalThis.name}\`;
export const used = make({ path: '/used', assumed: reason + ' of the used', fields: assumed({ meaning: 'a meaning' }, 'a reason') });
export const unused = make({ path: '/unused', codes: [...globalThis.codes] });
`;
const files: Readonly<Record<string, string>> = {
  '/page.js': "import { used } from '/src/contract/table.ts'; console.log(used);",
  '/src/contract/table.ts': contract,
};

async function built(withMeanings: boolean): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: true, rolldownOptions: { input: '/page.js' } },
    plugins: [
      { name: 'files', enforce: 'pre', resolveId: (id) => (id in files ? id : null), load: (id) => files[id] ?? null },
      leanContract({ withMeanings }),
    ],
  });
  const [first] = 'output' in result ? result.output : [];
  return first?.type === 'chunk' ? first.code : expect.fail('no chunk');
}

test('a page contains only the calls it makes', async () => {
  const page = await built(true);
  expect(page).toContain('/used');
  expect(page).not.toContain('/unused');
});

test('reasons of assumptions are removed, and so are the meanings of codes unless requested', async () => {
  const [simulated, live] = [await built(true), await built(false)];
  expect(simulated).toContain('a meaning');
  expect(live).not.toContain('a meaning');
  for (const page of [simulated, live]) expect(page).not.toMatch(/of the used|a reason/);
});
