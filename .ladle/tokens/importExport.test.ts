import { parse, defineConfig, type TokenNormalized } from '@terrazzo/parser';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isInSrgb } from '@tokens/contrast';
import { pricePalettes, resolveTokens, themes } from '@tokens/resolve';
import type { Edits } from '../tokenEdits';
import { changesIn, cssOfEdits, editedTokens, editableTokens, withEdit, withoutEdit, type ThemeVariant } from './edits';
import { changesFile, editsFrom, themeFile } from './importExport';
import { withTokenValue } from './values';

const here: ThemeVariant = { theme: 'light', prices: 'green-up' };
const variants = themes.flatMap((theme) => pricePalettes.map((prices): ThemeVariant => ({ theme, prices })));

const decimal = (min: number, max: number) => fc.integer({ min: min * 1000, max: max * 1000 }).map((thousandths) => thousandths / 1000);
const length = (min: number) => fc.record({ value: decimal(min, 100), unit: fc.constantFrom('px', 'rem') });
const colour = fc
  .record({ colorSpace: fc.constant('oklch'), components: fc.tuple(decimal(0, 1), decimal(0, 0.3), decimal(0, 360)), alpha: decimal(0, 1) })
  .filter(isInSrgb);
const values: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  color: colour,
  dimension: length(0),
  duration: fc.record({ value: decimal(0, 5000), unit: fc.constantFrom('ms', 's') }),
  number: decimal(-10, 1000),
  fontWeight: fc.integer({ min: 1, max: 1000 }),
  fontFamily: fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 4 }),
  cubicBezier: fc.tuple(decimal(0, 1), decimal(-2, 2), decimal(0, 1), decimal(-2, 2)),
  shadow: fc.array(
    fc.record({ color: colour, offsetX: length(-20), offsetY: length(-20), blur: length(0), spread: length(-20), inset: fc.boolean() }),
    { minLength: 1, maxLength: 3 },
  ),
  typography: fc.record({
    fontFamily: fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 3 }),
    fontSize: length(0),
    fontWeight: fc.integer({ min: 1, max: 1000 }),
    letterSpacing: length(-1),
    lineHeight: decimal(1, 3),
  }),
};
const change = (variant: ThemeVariant) =>
  fc
    .constantFrom(...editableTokens(variant))
    .chain((token) => (values[token.$type] ?? fc.constant(null)).map((value) => ({ variant, token, value })));
const edits = fc.array(fc.constantFrom(...variants).chain(change), { maxLength: 12 }).map((changes) =>
  changes.reduce<Edits>((all, { variant, token, value }) => {
    const result = withTokenValue(token, value);
    return 'token' in result ? withEdit(all, variant, result.token) : expect.fail(`${token.id}: ${result.fault}`);
  }, {}),
);

const read = (text: string, into: Edits = {}): Edits => {
  const result = editsFrom(text, here, into);
  return 'edits' in result ? result.edits : expect.fail(JSON.stringify(result.faults));
};
const refused = (document: unknown) => {
  const result = editsFrom(typeof document === 'string' ? document : JSON.stringify(document), here, {});
  return 'faults' in result ? result.faults : expect.fail('was accepted');
};
const named = (id: string): TokenNormalized => resolveTokens('light', 'green-up')[id] ?? expect.fail(id);
const edited = (id: string, value: unknown, variant = here, all: Edits = {}): Edits => {
  const result = withTokenValue(named(id), value);
  return 'token' in result ? withEdit(all, variant, result.token) : expect.fail(result.fault);
};
const plum = { colorSpace: 'oklch', components: [0.4, 0.1, 311], alpha: 1 };

describe('a file of tokens', () => {
  test('of changes is identical after export, import and export', () => {
    fc.assert(
      fc.property(edits, (all) => {
        fc.pre(changesIn(here, all).length > 0);
        const file = changesFile(here, all);
        expect(changesFile(here, read(file))).toBe(file);
      }),
    );
  });

  test('of a whole theme is identical after export, import and export', () => {
    fc.assert(
      fc.property(edits, (all) => {
        const file = themeFile(here, all);
        const again = read(file);
        expect(themeFile(here, again)).toBe(file);
        expect(changesFile(here, again)).toBe(changesFile(here, all));
      }),
    );
  });

  test('leaves other themes unchanged and replaces the edits of its own', () => {
    const dark: ThemeVariant = { theme: 'dark', prices: 'green-up' };
    const before = edited('color.line', plum, here, edited('color.text', plum, dark));
    const after = read(changesFile(here, edited('color.text', plum)), before);
    expect(changesIn(dark, after).map(({ after: { id } }) => id)).toEqual(['color.text']);
    expect(changesIn(here, after).map(({ after: { id } }) => id)).toEqual(['color.text']);
  });

  test.each(variants)('is a valid DTCG document in $theme with $prices', async (variant) => {
    const src = themeFile(variant, {});
    const { tokens } = await parse([{ filename: new URL('tokens:/theme.tokens.json'), src }], {
      config: defineConfig({ lint: { rules: { 'core/colorspace': ['error', { colorSpace: 'oklch' }] } } }, { cwd: new URL('tokens:/') }),
    });
    expect(Object.keys(tokens).toSorted()).toEqual(
      editableTokens(variant)
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  test.each([
    ['is not JSON', '{"color": ', 'The file', 'is not JSON'],
    ['is a list', [], 'The file', 'one object'],
    ['is empty', {}, 'The file', 'no token'],
    ['has an unknown token', { color: { neon: { $type: 'color', $value: plum } } }, 'color.neon', 'not a token of this theme'],
    ['has a token of the palette', { palette: { neutral: { 0: { $type: 'color', $value: plum } } } }, 'palette.neutral.0', 'not a token'],
    ['has a token without a type', { color: { text: { $value: plum } } }, 'color.text', 'no $type'],
    ['has a token of another type', { color: { text: { $type: 'number', $value: 1 } } }, 'color.text', 'here it is a color'],
    ['refers to another token', { color: { text: { $type: 'color', $value: '{color.line}' } } }, 'color.text', 'refers to {color.line}'],
    ['has a colour as text', { color: { text: { $type: 'color', $value: '#fff' } } }, 'color.text', 'OKLCH'],
    [
      'has a colour in another space',
      { color: { $type: 'color', text: { $value: { colorSpace: 'srgb', components: [1, 0, 0] } } } },
      'color.text',
      'colorSpace: the value must be',
    ],
    [
      'has a colour that no screen shows',
      { color: { $type: 'color', text: { $value: { ...plum, components: [0.5, 0.4, 150] } } } },
      'color.text',
      'components: the value must be a colour in OKLCH within sRGB',
    ],
    [
      'has a negative space',
      { space: { 3: { $type: 'dimension', $value: { value: -1, unit: 'px' } } } },
      'space.3',
      'value: the value must be',
    ],
    [
      'has an unknown unit',
      { space: { 3: { $type: 'dimension', $value: { value: 1, unit: 'em' } } } },
      'space.3',
      'unit: the value must be',
    ],
    ['has something else', { color: { text: 'red' } }, 'color.text', 'neither a token nor a group'],
    ['has a reference', { color: { $ref: '#/x' } }, 'color', '$ref'],
  ])('is refused with the location and the reason if it %s', (_, document, where, what) => {
    expect(refused(document)).toEqual([{ where, what: expect.stringContaining(what) }]);
  });

  test('reports everything that is wrong with it', () => {
    const faults = refused({ color: { $type: 'color', text: { $value: plum }, neon: { $value: plum }, line: { $value: 3 } } });
    expect(faults.map(({ where }) => where)).toEqual(['color.neon', 'color.line']);
  });
});

describe('an edit', () => {
  test('applies to its theme, or everywhere for a space, or with its palette for a price colour', () => {
    const all = edited('color.rise.text', plum, here, edited('space.3', { value: 10, unit: 'px' }, here, edited('color.text', plum)));
    const ids = (variant: ThemeVariant) => changesIn(variant, all).map(({ after }) => after.id);
    expect(ids(here)).toEqual(expect.arrayContaining(['color.rise.text', 'color.text', 'space.3']));
    expect(ids({ theme: 'light', prices: 'red-up' })).toEqual(['color.text', 'space.3']);
    expect(ids({ theme: 'dark', prices: 'green-up' })).toEqual(['space.3']);
  });

  test('disappears once the value equals the checked-in one, or when it is removed', () => {
    expect(edited('color.text', named('color.text').$value, here, edited('color.text', plum))).toEqual({});
    expect(withoutEdit(edited('color.text', plum), here, 'color.text')).toEqual({});
  });

  test('is ignored if its theme, token or value is invalid', () => {
    const wrong: Edits = { light: { 'color.text': 'red', 'color.neon': plum }, mauve: { 'color.text': plum } };
    expect(changesIn(here, wrong)).toEqual([]);
    expect(editedTokens(here, wrong)['color.text']).toEqual(named('color.text'));
    expect(cssOfEdits(wrong)).toBe('');
  });

  test('becomes custom properties on the story', () => {
    expect(cssOfEdits(edited('color.textSoft', plum))).toBe(
      ':where([data-story], [data-story] *)[data-theme="light"] { --color-text-soft: oklch(0.4 0.1 311); }',
    );
  });

  test('keeps dense screens one step below when a size is edited', () => {
    const css = cssOfEdits(
      edited('control.compact', { value: 30, unit: 'px' }, here, edited('control.regular', { value: 40, unit: 'px' })),
    );
    expect(css).toContain('[data-story] { --control-compact: 30px; --control-regular: 40px; }');
    expect(css).toContain('[data-density="compact"] { --control-regular: 30px; --control-touch: 40px; }');
  });
});
