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
export type Prices = keyof typeof modifiers.prices.contexts;

/** Every pairing of a theme and a price palette, as the resolver document declares them. */
export const themes: readonly Theme[] = ['light', 'dark'];
export const pricePalettes: readonly Prices[] = ['green-up', 'red-up', 'colour-blind'];

/** The documents of the design tokens by file name, as they stand (DTCG 2025.10). */
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

/** All tokens of one theme and one price palette by id (`color.text`), aliases resolved; throws where the documents are not valid DTCG. */
export function resolveTokens(theme: Theme, prices: Prices): TokenNormalizedSet {
  return resolver.apply({ theme, prices });
}
