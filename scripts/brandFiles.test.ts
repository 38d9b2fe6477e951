import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { iconSvg, pictures } from './brandFiles';
import { root, textOf } from './sources';

test('the icon of the tab is that of the brand and the tokens; `npm run brand` draws it anew', () => {
  expect(textOf('public/icon.svg')).toBe(iconSvg());
});

test.each(Object.entries(pictures))('%s has the size it is offered with', (name, { width, height }) => {
  const png = readFileSync(join(root, 'public', name));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height]);
});

test('the page offers every picture, the share picture with a text', () => {
  const head = textOf('index.html');
  expect(Object.keys(pictures).filter((name) => !head.includes(`/${name}`))).toEqual([]);
  expect(head).toContain('property="og:image:alt"');
});
