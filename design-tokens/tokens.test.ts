import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast';
import pairs from './contrast.json';
import { cssOf, cssTree } from './css';
import light from './light.tokens.json';
import { documents, pricePalettes, resolveTokens, themes } from './resolve';
import description from './tokens.resolver.json';

const permutations = themes.flatMap((theme) => pricePalettes.map((prices) => ({ theme, prices })));

describe('themes', () => {
  it('cover every context the resolver document declares', () => {
    expect(themes).toEqual(Object.keys(description.modifiers.theme.contexts));
    expect(pricePalettes).toEqual(Object.keys(description.modifiers.prices.contexts));
  });

  it('read every token document in the folder', () => {
    const here = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.tokens.json'));
    expect(Object.keys(documents).toSorted()).toEqual(here.toSorted());
  });

  it.each(permutations)('$theme with $prices has every role of every other theme', ({ theme, prices }) => {
    expect(Object.keys(resolveTokens(theme, prices))).toEqual(Object.keys(resolveTokens('light', 'green-up')));
  });

  it.each(permutations)('$theme with $prices resolves every token to css', ({ theme, prices }) => {
    for (const token of Object.values(resolveTokens(theme, prices)))
      expect(JSON.stringify(cssOf(token))).not.toMatch(/undefined|NaN|\{palette/);
  });

  it('rejects a theme with a missing role and names the role', () => {
    const dark = resolveTokens('dark', 'green-up');
    const css = (id: string) => (id === 'color.focus' ? undefined : dark[id] && cssOf(dark[id]));
    expect(() => cssTree({ color: light.color }, css)).toThrow('color.focus');
  });

  it('are designed separately and share no surface or text colours', () => {
    const surfaces = ['color.canvas', 'color.surface', 'color.sunken', 'color.line', 'color.text'];
    const used = (theme: (typeof themes)[number]) => surfaces.map((id) => JSON.stringify(resolveTokens(theme, 'green-up')[id]?.$value));
    expect(used('light').filter((value) => used('dark').includes(value))).toEqual([]);
  });
});

describe('contrast', () => {
  it.each(permutations)('every declared pair meets its minimum in $theme with $prices', ({ theme, prices }) => {
    const tokens = resolveTokens(theme, prices);
    const below = pairs.flatMap(({ foreground, background, min }) =>
      foreground.flatMap((front) =>
        background
          .map((back) => ({ pair: `${front} on ${back}`, ratio: Math.floor(contrast(front, back, tokens) * 100) / 100, min }))
          .filter(({ ratio }) => ratio < min),
      ),
    );
    expect(below).toEqual([]);
  });

  it('declares a pair for every text colour', () => {
    const declared = new Set(pairs.flatMap(({ foreground }) => foreground));
    const text = Object.keys(resolveTokens('light', 'green-up')).filter((id) => /^color\..*(text|onSolid|inverse.+|onBadge)/i.test(id));
    expect(text.filter((id) => !declared.has(id))).toEqual([]);
  });

  it('is 1 for equal colours and composites translucent colours on their background', () => {
    const tokens = resolveTokens('light', 'green-up');
    expect(contrast('color.paper', 'color.paper', tokens)).toBe(1);
    expect(contrast('color.hover over color.canvas', 'color.canvas', tokens)).toBeGreaterThan(1);
    expect(() => contrast('color.hover', 'color.canvas', tokens)).toThrow('translucent');
  });
});
