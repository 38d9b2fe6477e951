import { propertyName } from '@tokens/css';
import palette from '@tokens/palette.tokens.json';

/** A token's custom property by id: `color.textSoft` becomes `var(--color-text-soft)`. */
export function property(id: string): string {
  return `var(--${propertyName(id)})`;
}

/** The members of a token group with their descriptions. */
export function members(group: object): { name: string; description: string }[] {
  return Object.entries(group)
    .filter(([name]) => !name.startsWith('$'))
    .map(([name, token]) => ({ name, description: descriptionOf(token) }));
}

/** The colour ramps of the palette with the CSS value of each step. */
export const ramps = Object.entries(palette.palette)
  .filter(([name]) => !name.startsWith('$'))
  .map(([name, ramp]) => ({ name, description: descriptionOf(ramp), steps: stepsOf(ramp) }));

function stepsOf(ramp: unknown): { name: string; css: string }[] {
  if (typeof ramp !== 'object' || ramp === null) return [];
  return Object.entries(ramp).flatMap(([name, token]) => {
    const components: unknown = token?.$value?.components;
    return Array.isArray(components) ? [{ name, css: `oklch(${components.join(' ')})` }] : [];
  });
}

function descriptionOf(token: unknown): string {
  return typeof token === 'object' && token !== null && '$description' in token ? String(token.$description) : '';
}
