import { assignVars, createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import breakpoints from './breakpoint.tokens.json';
import { cssOf, cssTree, customProperties, lightDark, propertyName } from './css';
import { compactOverrides } from './density';
import light from './light.tokens.json';
import { media } from './media';
import motion from './motion.tokens.json';
import palette from './palette.tokens.json';
import greenUp from './prices.green-up.tokens.json';
import { pricePalettes, resolveTokens, themes } from './resolve';
import type { PricePalette, Theme } from './resolve';
import space from './space.tokens.json';
import type from './type.tokens.json';

const shared = { badge: palette.badge, ...breakpoints, ...motion, ...space, ...type };
const sharedCss = cssTree(shared, (id) => cssFor('light', id));
const themeCss = (theme: Theme) => cssTree({ color: light.color, shadow: light.shadow }, (id) => cssFor(theme, id));
const priceCss = (prices: PricePalette) =>
  cssTree({ color: greenUp.color }, (id) => lightDark(resolveTokens('light', prices)[id], resolveTokens('dark', prices)[id]));

const sharedVars = createGlobalThemeContract(sharedCss, name);
const themeVars = createGlobalThemeContract(themeCss('light'), name);
const priceVars = createGlobalThemeContract(priceCss('green-up'), name);

/** The theme contract: styles reach design tokens only through these variables. Themes and price palettes set them on any element. */
export const vars = { ...sharedVars, ...themeVars, color: { ...themeVars.color, ...priceVars.color } };

createGlobalTheme(':root', sharedVars, sharedCss);
for (const theme of themes) {
  const selector = theme === 'light' ? ':root, [data-theme="light"]' : `[data-theme="${theme}"]`;
  createGlobalTheme(selector, themeVars, themeCss(theme));
  globalStyle(selector, { colorScheme: theme, color: vars.color.text });
}
for (const prices of pricePalettes) {
  createGlobalTheme(prices === 'green-up' ? ':root, [data-prices="green-up"]' : `[data-prices="${prices}"]`, priceVars, priceCss(prices));
}
// Until the app has read the user's theme preference, the system preference applies.
globalStyle(':root:not([data-theme])', {
  '@media': { [media.prefersDark]: { vars: assignVars(themeVars, themeCss('dark')), colorScheme: 'dark' } },
});
const { feedback, enter, exit, flash, pulse } = vars.duration;
globalStyle(':root', {
  '@media': {
    [media.reducedMotion]: { vars: Object.fromEntries([feedback, enter, exit, flash, pulse].map((duration) => [duration, '0.01ms'])) },
  },
});

// Dense screens: controls, body text and fields are one size smaller inside elements that opt in.
globalStyle('[data-density="compact"]', {
  vars: Object.fromEntries(
    Object.entries(compactOverrides).flatMap(([id, from]) => Object.entries(customProperties(id, cssFor('light', from) ?? ''))),
  ),
});

function cssFor(theme: Theme, id: string) {
  const token = resolveTokens(theme, 'green-up')[id];
  return token && cssOf(token);
}

function name(_: string | null, path: readonly string[]): string {
  return propertyName(path.join('.'));
}
