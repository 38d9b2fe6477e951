import { expect, test } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { Text } from './Text';

const titleOf = (text: Parameters<typeof Text>[0]) => renderUi(<Text {...text} />).container.firstElementChild?.getAttribute('title');

test('a text that may end in an ellipsis has its full text as title', () => {
  expect(titleOf({ wrap: 'ellipsis', children: 'A long name' })).toBe('A long name');
  expect(titleOf({ wrap: 'ellipsis', children: <b>A long name</b>, title: 'Another name' })).toBe('Another name');
});

test('a text that wraps needs no title', () => {
  expect(titleOf({ children: 'A long name' })).toBeNull();
});
