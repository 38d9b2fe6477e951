import type { TokenNormalized, TokenNormalizedSet } from '@terrazzo/parser';
import { cssOf, customProperties } from '@tokens/css';
import { denser } from '@tokens/density';
import light from '@tokens/light.tokens.json';
import greenUp from '@tokens/prices.green-up.tokens.json';
import { pricePalettes, resolveTokens, themes, type Prices, type Theme } from '@tokens/resolve';
import type { Edits } from '../tokenEdits';
import { valued } from './values';

/** Where a token has its value: a theme with a price palette. */
export interface Place {
  readonly theme: Theme;
  readonly prices: Prices;
}

/** A token that has another value than the one that is checked in. */
export interface Change {
  readonly before: TokenNormalized;
  readonly after: TokenNormalized;
}

/** What is no role: components never read the first two, and the last is compiled into media queries. */
const hidden = /^(?:palette|tone|breakpoint)\./;

/** The tokens that can be edited in a place, as they are checked in. */
export const rolesOf = ({ theme, prices }: Place): TokenNormalized[] =>
  Object.values(resolveTokens(theme, prices)).filter(({ id }) => !hidden.test(id));

/** What an edit of a token holds in: everywhere, in a theme, or in a theme with a price palette. */
function scopeOf(id: string, { theme, prices }: Place): string {
  const [group = '', role = ''] = id.split('.');
  if (group === 'color' && Object.hasOwn(greenUp.color, role)) return `${theme} ${prices}`;
  return Object.hasOwn(light, group) ? theme : 'shared';
}

/** The edited tokens of a place; what is no valid value of a token is left out. */
export const changesIn = (place: Place, edits: Edits): Change[] =>
  rolesOf(place).flatMap((before) => {
    const after = editedToken(before, place, edits);
    return after ? [{ before, after }] : [];
  });

function editedToken(before: TokenNormalized, place: Place, edits: Edits): TokenNormalized | null {
  const value = edits[scopeOf(before.id, place)]?.[before.id];
  const result = value === undefined ? null : valued(before, value);
  return result && 'token' in result && !isSame(result.token, before) ? result.token : null;
}

const isSame = (one: TokenNormalized, other: TokenNormalized): boolean => JSON.stringify(cssOf(one)) === JSON.stringify(cssOf(other));

/** All tokens of a place with the edits in them. */
export function editedTokens(place: Place, edits: Edits): TokenNormalizedSet {
  const changed = changesIn(place, edits).map(({ after }) => [after.id, after] as const);
  return { ...resolveTokens(place.theme, place.prices), ...Object.fromEntries(changed) };
}

/** The edits with another value for a token; with the value that is checked in, the token is edited no longer. */
export function withValue(edits: Edits, place: Place, token: TokenNormalized): Edits {
  const kept = without(edits, place, token.id);
  const original = resolveTokens(place.theme, place.prices)[token.id];
  if (!original || isSame(token, original)) return kept;
  const scope = scopeOf(token.id, place);
  return { ...kept, [scope]: { ...kept[scope], [token.id]: token.$value } };
}

/** The edits without that of a token. */
export function without(edits: Edits, place: Place, id: string): Edits {
  const scope = scopeOf(id, place);
  const rest = Object.entries(edits[scope] ?? {}).filter(([name]) => name !== id);
  const others = Object.entries(edits).filter(([name]) => name !== scope);
  return Object.fromEntries(rest.length > 0 ? [...others, [scope, Object.fromEntries(rest)]] : others);
}

/** The edits without those that hold in a place. */
export const withoutPlace = (edits: Edits, { theme, prices }: Place): Edits =>
  Object.fromEntries(Object.entries(edits).filter(([scope]) => !['shared', theme, `${theme} ${prices}`].includes(scope)));

/** A style sheet that gives the story, and themes within it, the edited values. */
export function cssOfEdits(edits: Edits): string {
  const within = ':where([data-story], [data-story] *)';
  const places = themes.flatMap((theme) => pricePalettes.map((prices) => ({ theme, prices })));
  const rules = places.flatMap((place) => {
    const changes = changesIn(place, edits);
    const of = (scope: string) => changes.filter(({ after }) => scopeOf(after.id, place) === scope).map(({ after }) => after);
    const themed = `${within}[data-theme="${place.theme}"]`;
    return [
      rule('[data-story]', of('shared')),
      rule(`${within}[data-density="compact"]`, denserOf(changes, editedTokens(place, edits))),
      rule(themed, of(place.theme)),
      rule(`${themed}[data-prices="${place.prices}"], [data-prices="${place.prices}"] ${themed}`, of(`${place.theme} ${place.prices}`)),
    ];
  });
  return [...new Set(rules)].filter(Boolean).join('\n');
}

/** What dense screens take in place of edited tokens, or take of them. */
const denserOf = (changes: readonly Change[], tokens: TokenNormalizedSet): TokenNormalized[] =>
  Object.entries(denser).flatMap(([id, from]) => {
    const token = tokens[from];
    return token && changes.some(({ after }) => after.id === id || after.id === from) ? [{ ...token, id }] : [];
  });

function rule(selector: string, tokens: readonly TokenNormalized[]): string {
  const lines = tokens.flatMap((token) => Object.entries(customProperties(token.id, cssOf(token))));
  return lines.length > 0 ? `${selector} { ${lines.map(([name, css]) => `${name}: ${css};`).join(' ')} }` : '';
}
