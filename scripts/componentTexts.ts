import type { Plugin } from 'vite';
import { languages } from '../locales/registry.ts';
import { parse, textOf } from './sources.ts';

/** The languages of the product that react-aria lacks: their texts are in `locales/components`. */
export const suppliedLanguages = ['th-TH', 'vi-VN', 'fil-PH'] as const;

/** Exports of `locales/components` for tables without a name or with one that occurs in several libraries. */
const tableExports: Readonly<Record<string, string>> = { 'react-stately/datepicker': 'dateLimits', 'react-aria-components/': 'parts' };

/** Tables of components the product does not use. */
const unusedTables = new Set(['react-aria/color', 'react-stately/color', 'react-aria/steplist']);

/** The export of `locales/components` for a table of a library; null for an unused table. */
export function exportFor(library: string, table: string): string | null {
  const name = `${library}/${table}`;
  return unusedTables.has(name) ? null : (tableExports[name] ?? table);
}

/** The library that a module of texts belongs to. */
const libraryOf = (id: string): string => /\/(react-\w+(?:-\w+)*)\/dist\//.exec(id)?.[1] ?? '';
const tableModule = /\/dist\/private\/(?:(\w+)\/)?intlStrings\.mjs$/;

/** The id of the virtual module with one table in one language: a part of the product loads only the tables it uses, not the whole file. */
const tableId = /^\0component-texts:([\w-]+)\/(\w+)\.ts$/;

/** The statement in a file of `locales/components` that exports a table. */
function statementOf(tag: string, table: string): string {
  const path = `locales/components/${tag}.ts`;
  const text = textOf(path);
  for (const statement of parse(path, text).program.body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') continue;
    const [declared] = statement.declaration.declarations;
    if (declared?.id.type === 'Identifier' && declared.id.name === table) return text.slice(statement.start, statement.end);
  }
  throw new Error(`${path} does not export ${table}`);
}

const tags = new Set<string>(languages.map(({ components, bcp47 }) => components ?? bcp47));

/**
 * Gives react-aria's components texts in every language of the product, and leaves out all other languages: react-aria ships 34, and would
 * fall back to English in Thai, Vietnamese and Filipino. Missing texts fall back to English.
 */
export function componentTexts(): Plugin {
  return {
    name: 'component-texts',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: tableId }, handler: (id) => id },
    load: {
      filter: { id: tableId },
      handler(id) {
        const [, tag = '', table = ''] = tableId.exec(id) ?? [];
        return { code: statementOf(tag, table).replace(': ComponentStrings', ''), moduleType: 'ts', moduleSideEffects: false };
      },
    },
    transform: {
      filter: { id: tableModule },
      handler(code, id) {
        const library = libraryOf(id);
        const [, folder = '', table = ''] = /from "(\.\.?\/(?:\.\.\/)?intl\/(?:(\w+)\/)?)en-US\.mjs"/.exec(code) ?? [];
        const found = [...code.matchAll(/\/([\w-]+)\.mjs"/g)].map(([, tag = '']) => tag).filter((tag) => tags.has(tag));
        if (!folder || !found.includes('en-US')) throw new Error(`${id} is no longer a table of react-aria's texts`);
        const exportName = exportFor(library, table);
        const rows = [
          ...found.map((tag) => ({ tag, from: `${folder}${tag}.mjs`, imported: 'default', toValue: (name: string) => name })),
          ...(exportName === null ? [] : suppliedLanguages).map((tag) => ({
            tag,
            from: `\0component-texts:${tag}/${exportName}.ts`,
            imported: exportName,
            toValue: (name: string) => `{ ...t${found.indexOf('en-US')}, ...${name} }`,
          })),
        ];
        return {
          code: [
            ...rows.map(({ from, imported }, index) => `import { ${imported} as t${index} } from ${JSON.stringify(from)};`),
            `export default { ${rows.map(({ tag, toValue }, index) => `${JSON.stringify(tag)}: ${toValue(`t${index}`)}`).join(', ')} };`,
          ].join('\n'),
          map: null,
          moduleSideEffects: false,
        };
      },
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle))
        for (const [id, { renderedLength }] of Object.entries(chunk.type === 'chunk' ? chunk.modules : {})) {
          const [, table = ''] = tableModule.exec(id) ?? [];
          if (renderedLength > 0 && unusedTables.has(`${libraryOf(id)}/${table}`))
            this.error(`${id} is used but has no texts in ${suppliedLanguages.join(', ')}: add them to locales/components`);
        }
    },
  };
}
