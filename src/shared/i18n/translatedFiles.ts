import type { Texts } from './files';

/** Loads each text file of the languages besides the source language, by its path. */
export const translatedFiles = () =>
  import.meta.glob<Texts>(['../../../locales/*/*.json', '!../../../locales/en_US/*.json'], { import: 'default' });
