import type { ColorValueNormalized, TokenNormalized } from '@terrazzo/parser';

/** The CSS value of a token; a typography token yields one value per property. Throws for unsupported token types. */
export function cssOf(token: TokenNormalized): string | Record<string, string> {
  switch (token.$type) {
    case 'color':
      return oklch(token.$value);
    case 'dimension':
    case 'duration':
      return cssDimension(token.$value);
    case 'number':
    case 'fontWeight':
      return String(token.$value);
    case 'fontFamily':
      return families(token.$value);
    case 'cubicBezier':
      return `cubic-bezier(${token.$value.join(', ')})`;
    case 'shadow':
      return token.$value
        .map(({ offsetX, offsetY, blur, spread, color }) => [...[offsetX, offsetY, blur, spread].map(cssDimension), oklch(color)].join(' '))
        .join(', ');
    case 'typography':
      return {
        fontFamily: families(token.$value.fontFamily),
        fontSize: cssDimension(token.$value.fontSize),
        fontWeight: String(token.$value.fontWeight),
        letterSpacing: cssDimension(token.$value.letterSpacing),
        lineHeight: plain(token.$value.lineHeight),
      };
    case 'boolean':
    case 'border':
    case 'gradient':
    case 'link':
    case 'string':
    case 'strokeStyle':
    case 'transition':
    default:
      throw new Error(`Token ${token.id} has type ${token.$type}, which no css is made for`);
  }
}

/** The name of a token's custom property without the leading hyphens: `color.textSoft` becomes `color-text-soft`. */
export const propertyName = (id: string): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll('.', '-');

/** The custom properties of a token with their CSS values: one, or one per property of a text style. */
export function customProperties(id: string, css: string | Readonly<Record<string, string>>): Record<string, string> {
  if (typeof css === 'string') return { [`--${propertyName(id)}`]: css };
  return Object.fromEntries(Object.entries(css).map(([part, text]) => [`--${propertyName(`${id}.${part}`)}`, text]));
}

/** A `light-dark()` colour that follows the element's `color-scheme`. Throws if either token is not a colour. */
export function lightDark(light: TokenNormalized | undefined, dark: TokenNormalized | undefined): string {
  if (light?.$type !== 'color' || dark?.$type !== 'color') throw new Error(`${light?.id ?? dark?.id} is not a colour in both themes`);
  return `light-dark(${oklch(light.$value)}, ${oklch(dark.$value)})`;
}

/** The shape of a token group in which each token is replaced by its CSS value. */
export type Css<Group> = {
  [Key in keyof Group as Key extends `$${string}` ? never : Key]: Group[Key] extends { $value: infer Value }
    ? Value extends { fontSize: unknown }
      ? { fontFamily: string; fontSize: string; fontWeight: string; letterSpacing: string; lineHeight: string }
      : string
    : Css<Group[Key]>;
};

/** Replaces each token of a group with its CSS value, which `css` looks up by id (`color.text`). Throws if `css` returns undefined. */
export function cssTree<Group extends object>(group: Group, css: (id: string) => string | Record<string, string> | undefined): Css<Group> {
  const tree = collect(group, css, []);
  if (!covers(group, tree)) throw new Error('The collected css does not have the shape of its group');
  return tree;
}

function collect(group: object, css: (id: string) => unknown, path: readonly string[]): unknown {
  if ('$value' in group) {
    const id = path.join('.');
    const text = css(id);
    if (text === undefined) throw new Error(`No value for the role ${id}`);
    return text;
  }
  const members = Object.entries(group).filter(([key]) => !key.startsWith('$'));
  return Object.fromEntries(members.map(([key, member]) => [key, collect(member, css, [...path, key])]));
}

function covers<Group extends object>(group: Group, tree: unknown): tree is Css<Group> {
  if ('$value' in group) return typeof tree === 'string' || (typeof tree === 'object' && tree !== null);
  if (typeof tree !== 'object' || tree === null) return false;
  const values = new Map<string, unknown>(Object.entries(tree));
  return Object.entries(group).every(([key, member]) => key.startsWith('$') || covers(member, values.get(key)));
}

function oklch({ components: [lightness, chroma, hue], alpha }: ColorValueNormalized): string {
  const parts = `${lightness} ${chroma} ${hue}`;
  return alpha === 1 ? `oklch(${parts})` : `oklch(${parts} / ${alpha})`;
}

function plain(value: number | string | { value: number; unit: string }): string {
  return typeof value === 'object' ? cssDimension(value) : String(value);
}

function cssDimension({ value, unit }: { value: number; unit: string }): string {
  return value === 0 ? '0' : `${value}${unit}`;
}

function families(names: string | readonly string[]): string {
  return [names]
    .flat()
    .map((name) => (/^[a-z-]+$/.test(name) ? name : `"${name}"`))
    .join(', ');
}
