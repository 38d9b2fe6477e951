import type { Texts } from './loadTexts';

/** The loaders of all text files except those of the source language, by path. */
export const translatedFiles = () =>
  import.meta.glob<Texts>(['../../../locales/*/*.json', '!../../../locales/en_US/*.json'], { import: 'default' });
