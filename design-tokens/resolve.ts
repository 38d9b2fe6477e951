import { defineConfig, parse } from '@terrazzo/parser';
import type { TokenNormalizedSet } from '@terrazzo/parser';
import breakpoint from './breakpoint.tokens.json';
import dark from './dark.tokens.json';
import light from './light.tokens.json';
import motion from './motion.tokens.json';
import palette from './palette.tokens.json';
import pricesColourBlind from './prices.colour-blind.tokens.json';
import pricesGreenUp from './prices.green-up.tokens.json';
import pricesRedUp from './prices.red-up.tokens.json';
import space from './space.tokens.json';
import description from './tokens.resolver.json';
import type from './type.tokens.json';

const { modifiers } = description;

export type Theme = keyof typeof modifiers.theme.contexts;
export type PricePalette = keyof typeof modifiers.prices.contexts;

/** The themes and price palettes that the resolver document declares; every theme combines with every palette. */
export const themes: readonly Theme[] = ['light', 'dark'];
export const pricePalettes: readonly PricePalette[] = ['green-up', 'red-up', 'colour-blind'];

/** The design token documents by file name, unresolved (DTCG 2025.10). */
export const documents: Record<string, object> = {
  'breakpoint.tokens.json': breakpoint,
  'dark.tokens.json': dark,
  'light.tokens.json': light,
  'motion.tokens.json': motion,
  'palette.tokens.json': palette,
  'prices.colour-blind.tokens.json': pricesColourBlind,
  'prices.green-up.tokens.json': pricesGreenUp,
  'prices.red-up.tokens.json': pricesRedUp,
  'space.tokens.json': space,
  'type.tokens.json': type,
};

const home = new URL('tokens:/');
const { resolver } = await parse([{ filename: new URL('tokens.resolver.json', home), src: JSON.stringify(description) }], {
  config: defineConfig(
    {
      lint: {
        rules: {
          'core/consistent-naming': ['error', { format: 'camelCase' }],
          'core/colorspace': ['error', { colorSpace: 'oklch' }],
          'core/max-gamut': ['error', { gamut: 'srgb' }],
        },
      },
    },
    { cwd: home },
  ),
  req: (url) => {
    const document = documents[url.pathname.slice(1)];
    return document ? Promise.resolve(JSON.stringify(document)) : Promise.reject(new Error(`No token document ${url.pathname}`));
  },
});

/** All tokens of a theme and price palette by id (`color.text`), aliases resolved. Throws if a document is not valid DTCG. */
export function resolveTokens(theme: Theme, prices: PricePalette): TokenNormalizedSet {
  return resolver.apply({ theme, prices });
}
