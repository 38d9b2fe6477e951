import type { Plugin } from 'vite';

/** The text files that only the tools use. */
export const toolTexts = ['devtools', 'requests', 'backend', 'workbench', 'tours'] as const;

const excludedGlob = `'!../../../locales/*/{${toolTexts.join(',')}}.json'`;

/** Removes the texts of the tools from a live build, which has no tools. */
export function withoutToolTexts(): Plugin {
  return {
    name: 'without-tool-texts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/shared\/i18n\/(?:loadTexts|translatedFiles)\.ts$/ },
      handler: (code, id) => {
        const narrowed = code.replace(
          /(import\.meta\.glob<Texts>\()\[?(.+?)\]?(?=, \{)/,
          (_, call: string, paths: string) => `${call}[${paths}, ${excludedGlob}]`,
        );
        if (narrowed === code) throw new Error(`${id} loads its texts in an unexpected way, so the tools’ texts cannot be excluded.`);
        return { code: narrowed, map: null };
      },
    },
  };
}
