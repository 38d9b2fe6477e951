import type { TokenNormalized, TokenNormalizedSet } from '@terrazzo/parser';
import { cssOf, customProperties } from '@tokens/css';
import { compactOverrides } from '@tokens/density';
import light from '@tokens/light.tokens.json';
import greenUp from '@tokens/prices.green-up.tokens.json';
import { pricePalettes, resolveTokens, themes, type PricePalette, type Theme } from '@tokens/resolve';
import type { Edits } from '../tokenEdits';
import { withTokenValue } from './values';

/** Where a token value applies: a theme with a price palette. */
export interface ThemeVariant {
  readonly theme: Theme;
  readonly prices: PricePalette;
}

/** A token whose value differs from the checked-in one. */
export interface Change {
  readonly before: TokenNormalized;
  readonly after: TokenNormalized;
}

/** Tokens that are not roles: components never read the first two kinds, and the last is compiled into media queries. */
const hidden = /^(?:palette|tone|breakpoint)\./;

/** The editable tokens of a theme variant, with their checked-in values. */
export const editableTokens = ({ theme, prices }: ThemeVariant): TokenNormalized[] =>
  Object.values(resolveTokens(theme, prices)).filter(({ id }) => !hidden.test(id));

/** The scope of an edit of a token: everywhere, a theme, or a theme with a price palette. */
function scopeOf(id: string, { theme, prices }: ThemeVariant): string {
  const [group = '', role = ''] = id.split('.');
  if (group === 'color' && Object.hasOwn(greenUp.color, role)) return `${theme} ${prices}`;
  return Object.hasOwn(light, group) ? theme : 'shared';
}

/** The edited tokens of a theme variant; invalid values are ignored. */
export const changesIn = (variant: ThemeVariant, edits: Edits): Change[] =>
  editableTokens(variant).flatMap((before) => {
    const after = editedToken(before, variant, edits);
    return after ? [{ before, after }] : [];
  });

function editedToken(before: TokenNormalized, variant: ThemeVariant, edits: Edits): TokenNormalized | null {
  const value = edits[scopeOf(before.id, variant)]?.[before.id];
  const result = value === undefined ? null : withTokenValue(before, value);
  return result && 'token' in result && !isSame(result.token, before) ? result.token : null;
}

const isSame = (one: TokenNormalized, other: TokenNormalized): boolean => JSON.stringify(cssOf(one)) === JSON.stringify(cssOf(other));

/** All tokens of a theme variant with the edits applied. */
export function editedTokens(variant: ThemeVariant, edits: Edits): TokenNormalizedSet {
  const changed = changesIn(variant, edits).map(({ after }) => [after.id, after] as const);
  return { ...resolveTokens(variant.theme, variant.prices), ...Object.fromEntries(changed) };
}

/** The edits with another value for a token; the checked-in value removes the edit. */
export function withEdit(edits: Edits, variant: ThemeVariant, token: TokenNormalized): Edits {
  const otherEdits = withoutEdit(edits, variant, token.id);
  const original = resolveTokens(variant.theme, variant.prices)[token.id];
  if (!original || isSame(token, original)) return otherEdits;
  const scope = scopeOf(token.id, variant);
  return { ...otherEdits, [scope]: { ...otherEdits[scope], [token.id]: token.$value } };
}

/** The edits without the one of a token. */
export function withoutEdit(edits: Edits, variant: ThemeVariant, id: string): Edits {
  const scope = scopeOf(id, variant);
  const rest = Object.entries(edits[scope] ?? {}).filter(([name]) => name !== id);
  const others = Object.entries(edits).filter(([name]) => name !== scope);
  return Object.fromEntries(rest.length > 0 ? [...others, [scope, Object.fromEntries(rest)]] : others);
}

/** The edits without those that apply to a theme variant. */
export const withoutVariant = (edits: Edits, { theme, prices }: ThemeVariant): Edits =>
  Object.fromEntries(Object.entries(edits).filter(([scope]) => !['shared', theme, `${theme} ${prices}`].includes(scope)));

/** A style sheet that applies the edited values to the story and to themes within it. */
export function cssOfEdits(edits: Edits): string {
  const within = ':where([data-story], [data-story] *)';
  const variants = themes.flatMap((theme) => pricePalettes.map((prices) => ({ theme, prices })));
  const rules = variants.flatMap((variant) => {
    const changes = changesIn(variant, edits);
    const changedIn = (scope: string) => changes.filter(({ after }) => scopeOf(after.id, variant) === scope).map(({ after }) => after);
    const themed = `${within}[data-theme="${variant.theme}"]`;
    return [
      rule('[data-story]', changedIn('shared')),
      rule(`${within}[data-density="compact"]`, denserOf(changes, editedTokens(variant, edits))),
      rule(themed, changedIn(variant.theme)),
      rule(
        `${themed}[data-prices="${variant.prices}"], [data-prices="${variant.prices}"] ${themed}`,
        changedIn(`${variant.theme} ${variant.prices}`),
      ),
    ];
  });
  return [...new Set(rules)].filter(Boolean).join('\n');
}

/** The tokens that dense screens substitute for edited ones, or derive from them. */
const denserOf = (changes: readonly Change[], tokens: TokenNormalizedSet): TokenNormalized[] =>
  Object.entries(compactOverrides).flatMap(([id, from]) => {
    const token = tokens[from];
    return token && changes.some(({ after }) => after.id === id || after.id === from) ? [{ ...token, id }] : [];
  });

function rule(selector: string, tokens: readonly TokenNormalized[]): string {
  const lines = tokens.flatMap((token) => Object.entries(customProperties(token.id, cssOf(token))));
  return lines.length > 0 ? `${selector} { ${lines.map(([name, css]) => `${name}: ${css};`).join(' ')} }` : '';
}
