import { expect, test } from 'vitest';

const shown = (element: Element) => getComputedStyle(element).display;

test('a cached style follows changes of the document: attributes, parents, style sheets', () => {
  document.body.innerHTML = '<div id="outer"><p id="inner">text</p></div>';
  const [outer, inner] = ['outer', 'inner'].map((id) => document.getElementById(id) ?? expect.fail(id));
  if (!outer || !inner) return;
  expect([shown(inner), getComputedStyle(inner).visibility]).toEqual(['block', 'visible']);
  inner.style.display = 'inline';
  expect(shown(inner)).toBe('inline');
  inner.removeAttribute('style');
  outer.style.visibility = 'hidden';
  expect(getComputedStyle(inner).visibility).toBe('hidden');
  const sheet = document.createElement('style');
  sheet.textContent = 'p { display: flex }';
  document.head.append(sheet);
  expect(shown(inner)).toBe('flex');
  sheet.textContent = 'p { display: grid }';
  expect(shown(inner)).toBe('grid');
  sheet.remove();
  expect(shown(inner)).toBe('block');
});

test('styles are not computed again while nothing changes', () => {
  document.body.innerHTML = '<p>text</p>';
  const [text] = document.getElementsByTagName('p');
  if (!text) return expect.fail('there is no text');
  const first = getComputedStyle(text);
  expect(getComputedStyle(text)).toBe(first);
  text.id = 'changed';
  expect(getComputedStyle(text)).not.toBe(first);
});
