import index from 'virtual:story-index';
import type { StoryGroup } from '../../scripts/storyIndex';

const groups = index as readonly StoryGroup[];

/** The parts of the list in their order, each made of the first segments of story titles. */
const parts: readonly { readonly name: string; readonly of: readonly string[] }[] = [
  { name: 'Foundations', of: ['foundations'] },
  { name: 'Components', of: ['ui'] },
  { name: 'Patterns', of: ['features', 'widgets', 'app'] },
  { name: 'Pages', of: ['pages'] },
  { name: 'Prototypes', of: ['prototypes'] },
  { name: 'Developer tools', of: ['devtools'] },
];

export interface Part {
  readonly name: string;
  readonly groups: readonly StoryGroup[];
}

const wordsOf = (search: string): readonly string[] => search.toLowerCase().split(/\s+/).filter(Boolean);

const contains = (texts: readonly string[], words: readonly string[]): boolean => {
  const text = texts.join(' ').toLowerCase();
  return words.every((word) => text.includes(word));
};

/** The parts with the groups whose name or stories contain every word of `search`; empty parts are left out. */
export function partsFor(search: string): Part[] {
  const words = wordsOf(search);
  return parts
    .map(({ name, of }) => ({
      name,
      groups: groups
        .filter(({ part, name: title, stories }) => of.includes(part) && contains([title, ...stories.map((story) => story.name)], words))
        .toSorted((a, b) => a.name.localeCompare(b.name)),
    }))
    .filter((part) => part.groups.length > 0);
}

/** The story of a group that a search means: the first one that has all its words with the name of the group, else the first. */
export const meantOf = ({ name, stories }: StoryGroup, search: string): string | undefined =>
  (stories.find((story) => contains([name, story.name], wordsOf(search))) ?? stories[0])?.id;

/** The story that a search means most: of the group that is called so, of one that begins so, or of the first that was found. */
export function bestMatch(search: string): string | undefined {
  const found = partsFor(search).flatMap((part) => part.groups);
  const [word = ''] = wordsOf(search);
  const called = found.find(({ name }) => name.toLowerCase() === word) ?? found.find(({ name }) => name.toLowerCase().startsWith(word));
  const group = called ?? found[0];
  return group && meantOf(group, search);
}

/** The group and the name of a story. */
export function storyOf(id: string): { readonly group: StoryGroup; readonly name: string } | null {
  const group = groups.find(({ stories }) => stories.some((story) => story.id === id));
  const story = group?.stories.find((one) => one.id === id);
  return group && story ? { group, name: story.name } : null;
}
