import type * as texts from '@locales/texts';

/** Name of a text file: one per slice or page area. */
export type Namespace = keyof typeof texts;

type PluralForm = `_${Intl.LDMLPluralRule}`;
type WithoutForm<Key extends string> = Key extends `${infer Plain}${PluralForm}` ? Plain : Key;
type KeyOf<N extends Namespace> = N extends Namespace ? `${N}.${WithoutForm<keyof (typeof texts)[N] & string>}` : never;

/** A text key, such as `'common.retry'`; plural forms count as one key. */
export type TextKey<N extends Namespace = Namespace> = KeyOf<N>;

/** Values of a text's placeholders; numbers are formatted in the user's language, decimal strings where the text says `{{price, amount}}`, and `count` selects the plural form. */
export type TextValues = Readonly<Record<string, string | number>> & { readonly count?: number };

/** Returns the text of a key. */
export type Translate<N extends Namespace = Namespace> = (key: TextKey<N>, values?: TextValues) => string;
