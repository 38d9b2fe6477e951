import uses from 'virtual:token-uses';
import { cssOf } from '@tokens/css';
import { pricePalettes, resolveTokens, themes } from '@tokens/resolve';

/** A design token as the token browser shows it. */
export interface TokenRow {
  readonly id: string;
  readonly type: string;
  readonly description: string;
  /** The CSS values by theme and price palette, as far as they differ: `light` with `oklch(…)`; `where` is empty for a value that applies everywhere. */
  readonly values: readonly { readonly where: string; readonly css: string }[];
  /** Style sheets that use the token. */
  readonly uses: readonly string[];
}

const cssText = (css: string | Readonly<Record<string, string>>): string =>
  typeof css === 'string' ? css : `${css.fontWeight} ${css.fontSize}/${css.lineHeight}`;

const sets = themes.flatMap((theme) => pricePalettes.map((prices) => ({ theme, prices, tokens: resolveTokens(theme, prices) })));

/** Every token, in document order. */
export const tokenRows: readonly TokenRow[] = Object.values(sets[0]?.tokens ?? {}).map(({ id, $type, $description }) => {
  const all = sets.flatMap(({ theme, prices, tokens }) => {
    const token = tokens[id];
    return token ? [{ theme, prices, css: cssText(cssOf(token)) }] : [];
  });
  const isSame = (key: 'theme' | 'prices') =>
    all.every(({ css, theme, prices }) =>
      all.every((other) => other.css === css || (key === 'theme' ? other.prices !== prices : other.theme !== theme)),
    );
  const names = all.map(({ theme, prices, css }) => ({
    where: [...(isSame('theme') ? [] : [theme]), ...(isSame('prices') ? [] : [prices])].join(', '),
    css,
  }));
  const values = names.filter(({ where }, index) => names.findIndex((other) => other.where === where) === index);
  return { id, type: $type, description: $description ?? '', values, uses: uses[id] ?? [] };
});
