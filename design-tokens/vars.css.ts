import { assignVars, createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import breakpoints from './breakpoint.tokens.json';
import { cssOf, cssTree } from './css';
import light from './light.tokens.json';
import { media } from './media';
import motion from './motion.tokens.json';
import palette from './palette.tokens.json';
import greenUp from './prices.green-up.tokens.json';
import { pricePalettes, resolveTokens, themes } from './resolve';
import type { Prices, Theme } from './resolve';
import space from './space.tokens.json';
import type from './type.tokens.json';

const shared = { badge: palette.badge, ...breakpoints, ...motion, ...space, ...type };
const sharedCss = cssTree(shared, (id) => themeCss('light', id));
const themeCssTree = (theme: Theme) => cssTree({ color: light.color, shadow: light.shadow }, (id) => themeCss(theme, id));
const priceCssTree = (prices: Prices) =>
  cssTree({ color: greenUp.color }, (id) => `light-dark(${themeCss('light', id, prices)}, ${themeCss('dark', id, prices)})`);

const sharedVars = createGlobalThemeContract(sharedCss, name);
const themeVars = createGlobalThemeContract(themeCssTree('light'), name);
const priceVars = createGlobalThemeContract(priceCssTree('green-up'), name);

/** The contract: the only names under which styles reach a design decision. Themes and price palettes fill it, on any element. */
export const vars = { ...sharedVars, ...themeVars, color: { ...themeVars.color, ...priceVars.color } };

createGlobalTheme(':root', sharedVars, sharedCss);
for (const theme of themes) {
  const selector = theme === 'light' ? ':root, [data-theme="light"]' : `[data-theme="${theme}"]`;
  createGlobalTheme(selector, themeVars, themeCssTree(theme));
  globalStyle(selector, { colorScheme: theme, color: vars.color.text });
}
for (const prices of pricePalettes) {
  createGlobalTheme(
    prices === 'green-up' ? ':root, [data-prices="green-up"]' : `[data-prices="${prices}"]`,
    priceVars,
    priceCssTree(prices),
  );
}
// Until the app has read the reader's choice, the system's theme holds.
globalStyle(':root:not([data-theme])', {
  '@media': { [media.prefersDark]: { vars: assignVars(themeVars, themeCssTree('dark')), colorScheme: 'dark' } },
});
globalStyle(':root', {
  '@media': {
    [media.reducedMotion]: { vars: Object.fromEntries(Object.values(vars.duration).map((duration) => [duration, '0.01ms'])) },
  },
});

function themeCss(theme: Theme, id: string, prices: Prices = 'green-up') {
  const token = resolveTokens(theme, prices)[id];
  return token && cssOf(token);
}

function name(_: string | null, path: readonly string[]): string {
  return path.map((part) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).join('-');
}
