import { expect, test } from 'vitest';
import { tabKey } from './tabKey';

function storage() {
  const items = new Map<string, string>();
  return { getItem: (name: string) => items.get(name) ?? null, setItem: (name: string, value: string) => void items.set(name, value) };
}

test('a tab uses the shared session until it is opened as a persona, and keeps its own after a reload', () => {
  const own = storage();
  expect(tabKey(false, () => '1', own, '')).toBe('default');
  expect(tabKey(true, () => '1', own, '')).toBe('tab-1');
  expect(tabKey(false, () => '2', own, '')).toBe('tab-1');
  expect(tabKey(true, () => '3', own, '')).toBe('tab-3');
});

test('frames of one tab can be different personas', () => {
  const own = storage();
  expect([tabKey(true, () => '1', own, '.left'), tabKey(true, () => '2', own, '.right')]).toEqual(['tab-1', 'tab-2']);
  expect([tabKey(false, () => '3', own, '.left'), tabKey(false, () => '3', own, '')]).toEqual(['tab-1', 'default']);
});

test('without storage, a tab keeps its persona until it is reloaded', () => {
  expect([tabKey(true, () => '1', null, ''), tabKey(false, () => '2', null, '')]).toEqual(['tab-1', 'default']);
});
