import { personas } from '@fixtures/personas';
import { languageOf, isLocale } from '@locales/registry';
import { axes, type Axis } from '../view';

/** The label of each axis. */
export const axisNames: Readonly<Record<Axis, string>> = {
  scheme: 'Theme',
  prices: 'Price colours',
  language: 'Language',
  viewport: 'Width',
  text: 'Text size',
  density: 'Density',
  motion: 'Motion',
};

const names: Readonly<Record<string, string>> = {
  light: 'Light',
  dark: 'Dark',
  'forced-dark': 'Forced dark',
  system: 'System',
  'forced-colors': 'Forced colours',
  'green-up': 'Green up',
  'red-up': 'Red up',
  'colour-blind': 'Colour-blind',
  fluid: 'Full width',
  regular: 'Regular',
  compact: 'Compact',
  reduced: 'Reduced',
};

/** The label of a choice of an axis. */
export function choiceName(axis: Axis, choice: string): string {
  if (axis === 'language') return isLocale(choice) ? languageOf(choice).endonym : choice;
  if (axis === 'motion' && choice === 'system') return 'System';
  return names[choice] ?? { viewport: `${choice} px`, text: `${choice} %` }[axis as string] ?? choice;
}

/** The choices of an axis as options. */
export const optionsOf = (axis: Axis) => axes[axis].map((choice) => ({ id: choice, label: choiceName(axis, choice) }));

/** The personas as options. */
export const personaOptions = Object.values(personas).map(({ id, title }) => ({ id, label: title }));
