import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { root } from './sources';
import { toolTexts, withoutToolTexts } from './toolTexts';

/** The names of the text files that a build includes. */
async function textsOf(plugins: Plugin[]): Promise<string[]> {
  const entries = ['loadTexts', 'translatedFiles'].map((name) => `${root}/src/shared/i18n/${name}.ts`);
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root,
    plugins,
    resolve: { alias: { '@': `${root}/src`, '@locales': `${root}/locales` } },
    build: { write: false, minify: false, rolldownOptions: { input: entries, preserveEntrySignatures: 'strict' } },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const modules = outputs.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
  return modules.flatMap((id) => /\/locales\/\w+\/(\w+)\.json$/.exec(id)?.[1] ?? []);
}

test('a live build omits the texts of the tools in every language, and no others', async () => {
  const all = await textsOf([]);
  const included = await textsOf([withoutToolTexts()]);
  expect(all).toEqual(expect.arrayContaining([...toolTexts]));
  expect(included.length).toBeGreaterThan(50);
  expect(included.toSorted()).toEqual(all.filter((name) => !toolTexts.some((tool) => tool === name)).toSorted());
});
