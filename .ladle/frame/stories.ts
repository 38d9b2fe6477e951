import index from 'virtual:story-index';
import type { StoryGroup } from '../../scripts/storyIndex';

const groups = index as readonly StoryGroup[];

/** The parts of the list in order, each with the first segments of its story titles. */
const parts: readonly { readonly name: string; readonly titlePrefixes: readonly string[] }[] = [
  { name: 'Foundations', titlePrefixes: ['foundations'] },
  { name: 'Components', titlePrefixes: ['ui'] },
  { name: 'Patterns', titlePrefixes: ['features', 'widgets', 'app'] },
  { name: 'Pages', titlePrefixes: ['pages'] },
  { name: 'Prototypes', titlePrefixes: ['prototypes'] },
  { name: 'Developer tools', titlePrefixes: ['devtools'] },
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
export function searchParts(search: string): Part[] {
  const words = wordsOf(search);
  return parts
    .map(({ name, titlePrefixes }) => ({
      name,
      groups: groups
        .filter(
          ({ part, name: title, stories }) =>
            titlePrefixes.includes(part) && contains([title, ...stories.map((story) => story.name)], words),
        )
        .toSorted((a, b) => a.name.localeCompare(b.name)),
    }))
    .filter((part) => part.groups.length > 0);
}

/** The story of a group that best matches a search: the first that contains all its words together with the group's name, otherwise the first. */
export const matchingStory = ({ name, stories }: StoryGroup, search: string): string | undefined =>
  (stories.find((story) => contains([name, story.name], wordsOf(search))) ?? stories[0])?.id;

/** The story that best matches a search: of the group with that name, of one whose name starts with it, or of the first match. */
export function bestMatch(search: string): string | undefined {
  const found = searchParts(search).flatMap((part) => part.groups);
  const [word = ''] = wordsOf(search);
  const named = found.find(({ name }) => name.toLowerCase() === word) ?? found.find(({ name }) => name.toLowerCase().startsWith(word));
  const group = named ?? found[0];
  return group && matchingStory(group, search);
}

/** The group and the name of a story by its id. */
export function storyOf(id: string): { readonly group: StoryGroup; readonly name: string } | null {
  const group = groups.find(({ stories }) => stories.some((story) => story.id === id));
  const story = group?.stories.find((one) => one.id === id);
  return group && story ? { group, name: story.name } : null;
}
