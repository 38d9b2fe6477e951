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

const matches = ({ name, stories }: StoryGroup, words: readonly string[]): boolean => {
  const text = [name, ...stories.map((story) => story.name)].join(' ').toLowerCase();
  return words.every((word) => text.includes(word));
};

/** The parts with the groups whose name or stories contain every word of `search`; empty parts are left out. */
export function partsFor(search: string): Part[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return parts
    .map(({ name, of }) => ({
      name,
      groups: groups.filter((group) => of.includes(group.part) && matches(group, words)).toSorted((a, b) => a.name.localeCompare(b.name)),
    }))
    .filter((part) => part.groups.length > 0);
}

/** The group and the name of a story. */
export function storyOf(id: string): { readonly group: StoryGroup; readonly name: string } | null {
  const group = groups.find(({ stories }) => stories.some((story) => story.id === id));
  const story = group?.stories.find((one) => one.id === id);
  return group && story ? { group, name: story.name } : null;
}
