import type { Plugin } from 'vite';
import { docOf, type ComponentDoc } from './componentDocs.ts';
import { allComponents, storiesIn } from './components.ts';
import { filesOf, parse, textOf } from './sources.ts';

/** The stories of one file, as listed in the workbench. */
export interface StoryGroup {
  /** The part of the product the group belongs to: the first segment of its title. */
  readonly part: string;
  /** The subject of the group: a component, or a topic of the foundations. */
  readonly name: string;
  readonly file: string;
  readonly stories: readonly { readonly id: string; readonly name: string }[];
  /** The documentation of the component, if the group is about one. */
  readonly doc: ComponentDoc | null;
}

/** The groups of all story files. */
export function storyGroups(): StoryGroup[] {
  const components = allComponents();
  return filesOf('stories')
    .filter((path) => path.endsWith('.stories.tsx'))
    .map((path) => {
      const source = parse(path, textOf(path));
      const [part = '', name = ''] = (/\btitle: '([^']+)'/.exec(source.text)?.[1] ?? '').split('/');
      const component = components.find((one) => one.name === name);
      const stories = storiesIn(source, []).map(({ id }, index) => ({ id, name: storyNames(source.text)[index] ?? id }));
      return { part, name: component ? name : inWords(name), file: path, stories, doc: component ? docOf(component) : null };
    });
}

const storyNames = (text: string): string[] =>
  [...text.matchAll(/^export (?:const|function) ([A-Z]\w*)/gm)].map(([, name = '']) => inWords(name));

/** Turns `WithIcon` into "With icon". */
function inWords(name: string): string {
  const words = name.replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The text of each story by its id. */
function storySources(): Record<string, string> {
  return Object.fromEntries(
    filesOf('stories')
      .filter((path) => path.endsWith('.stories.tsx'))
      .flatMap((path) => {
        const source = parse(path, textOf(path));
        const exported = source.program.body.filter(({ type }) => type === 'ExportNamedDeclaration');
        return storiesIn(source, []).map(({ id }, index) => [id, source.text.slice(exported[index]?.start, exported[index]?.end)] as const);
      }),
  );
}

/** The style sheets that use each token, by the token's id. */
function tokenUses(): Record<string, string[]> {
  const uses: Record<string, string[]> = {};
  for (const path of filesOf('src').filter((file) => file.endsWith('.css.ts'))) {
    const text = textOf(path);
    const named = [...text.matchAll(/\bvars\.([\w.]+(?:\[\d+\])?)/g)].map(([, id = '']) => id.replace(/\[(\d+)\]/, '.$1'));
    const styled = [...text.matchAll(/\btextStyle\('(\w+)'\)/g)].map(([, name]) => `text.${name}`);
    for (const id of new Set([...named, ...styled])) (uses[id] ??= []).push(path);
  }
  return uses;
}

const modules: Readonly<Record<string, () => unknown>> = {
  'virtual:story-index': storyGroups,
  'virtual:story-sources': storySources,
  'virtual:token-uses': tokenUses,
};

/** Provides the component workbench with the list of stories, the component documentation, the text of each story, and the uses of each token. */
export function storyIndex(): Plugin {
  return {
    name: 'story-index',
    resolveId: (id) => (id in modules ? `\0${id}` : null),
    load(id) {
      const make = id.startsWith('\0') ? modules[id.slice(1)] : undefined;
      return make ? `export default ${JSON.stringify(make())};` : null;
    },
  };
}
