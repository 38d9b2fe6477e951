import { expect, test } from 'vitest';
import { filesOf, textOf } from '../../scripts/sources';
import { storyGroups } from '../../scripts/storyIndex';

test('the stories that the foundations link to exist', () => {
  const ids = new Set(storyGroups().flatMap(({ stories }) => stories.map(({ id }) => id)));
  const links = filesOf('stories/foundations').flatMap((path) =>
    [...textOf(path).matchAll(/\bstory: '([\w-]+)'/g)].map(([, story = '']) => ({ path, story })),
  );
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter(({ story }) => !ids.has(story))).toEqual([]);
});
