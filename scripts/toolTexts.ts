import type { Plugin } from 'vite';

/** The files of texts that only the tools show. */
export const toolTexts = ['devtools', 'requests', 'backend', 'workbench', 'tours'] as const;

const left = `'!../../../locales/*/{${toolTexts.join(',')}}.json'`;

/** Leaves the texts of the tools out of a live build, which has none of the tools. */
export function withoutToolTexts(): Plugin {
  return {
    name: 'without-tool-texts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/shared\/i18n\/(?:files|translatedFiles)\.ts$/ },
      handler: (code, id) => {
        const narrowed = code.replace(
          /(import\.meta\.glob<Texts>\()\[?(.+?)\]?(?=, \{)/,
          (_, call: string, paths: string) => `${call}[${paths}, ${left}]`,
        );
        if (narrowed === code) throw new Error(`${id} finds its texts otherwise than expected, so the tools’ cannot be left out.`);
        return { code: narrowed, map: null };
      },
    },
  };
}
