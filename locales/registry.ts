/** Which face a script needs beyond the Latin one; the style sheet chooses system faces by it. */
export type Script = 'latin' | 'cyrillic' | 'hans' | 'hant' | 'kana' | 'thai';

/** A language the product can speak: one row here and one folder of texts. */
export interface Language {
  /** Names the folder of its texts and the first segment of every address. */
  readonly code: string;
  /** The tag for `<html lang>` and Intl. */
  readonly bcp47: string;
  /** Its name in itself. */
  readonly endonym: string;
  readonly direction: 'ltr' | 'rtl';
  /** `complete`: every text is translated and readers can choose it. `draft`: texts may be missing, and it is offered to nobody yet. */
  readonly status: 'draft' | 'complete';
  readonly script: Script;
  /** The tag whose built-in component strings it takes, where that is not its own. */
  readonly components?: string;
  /** Its texts are made from the source language's instead of read from a folder. */
  readonly isGenerated?: boolean;
  /** Further language tags that mean this one rather than another row of the same language. */
  readonly also?: readonly string[];
}

const offered = {
  en_US: { code: 'en_US', bcp47: 'en-US', endonym: 'English', direction: 'ltr', status: 'complete', script: 'latin' },
  zh_CN: {
    code: 'zh_CN',
    bcp47: 'zh-CN',
    endonym: '简体中文',
    direction: 'ltr',
    status: 'complete',
    script: 'hans',
    also: ['zh-Hans', 'zh-SG', 'zh-MY'],
  },
  zh_HK: {
    code: 'zh_HK',
    bcp47: 'zh-HK',
    endonym: '繁體中文',
    direction: 'ltr',
    status: 'draft',
    script: 'hant',
    components: 'zh-TW',
    also: ['zh-Hant', 'zh-TW', 'zh-MO'],
  },
  th_TH: { code: 'th_TH', bcp47: 'th-TH', endonym: 'ไทย', direction: 'ltr', status: 'draft', script: 'thai' },
  fil_PH: { code: 'fil_PH', bcp47: 'fil-PH', endonym: 'Filipino', direction: 'ltr', status: 'draft', script: 'latin', also: ['tl'] },
  es_ES: { code: 'es_ES', bcp47: 'es-ES', endonym: 'Español', direction: 'ltr', status: 'draft', script: 'latin' },
  ja_JP: { code: 'ja_JP', bcp47: 'ja-JP', endonym: '日本語', direction: 'ltr', status: 'draft', script: 'kana' },
  pt_PT: { code: 'pt_PT', bcp47: 'pt-PT', endonym: 'Português', direction: 'ltr', status: 'draft', script: 'latin' },
  vi_VN: { code: 'vi_VN', bcp47: 'vi-VN', endonym: 'Tiếng Việt', direction: 'ltr', status: 'draft', script: 'latin' },
  fr_FR: { code: 'fr_FR', bcp47: 'fr-FR', endonym: 'Français', direction: 'ltr', status: 'draft', script: 'latin' },
  de_DE: { code: 'de_DE', bcp47: 'de-DE', endonym: 'Deutsch', direction: 'ltr', status: 'draft', script: 'latin' },
  ru_RU: { code: 'ru_RU', bcp47: 'ru-RU', endonym: 'Русский', direction: 'ltr', status: 'draft', script: 'cyrillic' },
  it_IT: { code: 'it_IT', bcp47: 'it-IT', endonym: 'Italiano', direction: 'ltr', status: 'draft', script: 'latin' },
} as const satisfies Record<string, Language>;

const generated = {
  en_XA: { code: 'en_XA', bcp47: 'en-XA', endonym: 'Ŧëšţ', direction: 'ltr', status: 'complete', script: 'latin', isGenerated: true },
} as const satisfies Record<string, Language>;

/** Code of a language, such as `zh_CN`. */
export type Locale = keyof typeof offered | keyof typeof generated;

/** The language whose texts type every key and that stands in where nothing better is known. */
export const sourceLocale = 'en_US' satisfies Locale;
/** The language generated from the source to show text that is hard-coded, clipped or joined from pieces. */
export const testLocale = 'en_XA' satisfies Locale;

/** The languages of this build in the order menus show them: a live build has no test language. Source: specification, Languages. */
export const languages: readonly (Language & { readonly code: Locale })[] =
  import.meta.env?.VITE_MODE === 'live' ? Object.values(offered) : [...Object.values(offered), ...Object.values(generated)];

/** The languages that readers can choose: a draft is not among them. */
export const offeredLanguages = languages.filter(({ status }) => status === 'complete');

/** Tells whether `text` is the code of a language of this build, spelled exactly. */
export const isLocale = (text: string): text is Locale => languages.some(({ code }) => code === text);

/** The row of a language; the source language's for one this build lacks. */
export const languageOf = (locale: Locale): Language & { readonly code: Locale } =>
  languages.find(({ code }) => code === locale) ?? offered.en_US;

/** The plural categories that whole and broken numbers take in a language, such as `['one', 'other']`. */
export const pluralsOf = (locale: Locale): readonly Intl.LDMLPluralRule[] =>
  new Intl.PluralRules(languageOf(locale).bcp47).resolvedOptions().pluralCategories;
