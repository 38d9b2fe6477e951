import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { iconSvg, pictures } from './brandFiles';
import { root, textOf } from './sources';

test('the tab icon matches the brand and the tokens; `npm run brand` regenerates it', () => {
  expect(textOf('public/icon.svg')).toBe(iconSvg());
});

test.each(Object.entries(pictures))('%s has its declared size', (name, { width, height }) => {
  const png = readFileSync(join(root, 'public', name));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height]);
});

test('the page declares every picture, and the share picture with an alternative text', () => {
  const head = textOf('index.html');
  expect(Object.keys(pictures).filter((name) => !head.includes(`/${name}`))).toEqual([]);
  expect(head).toContain('property="og:image:alt"');
});
