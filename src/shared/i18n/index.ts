export { createI18n, type I18n } from './createI18n';
export { createFormat, unknownValue, type Amount, type AmountOptions, type Format, type NumberParts } from './format';
export { I18nProvider, useFormat, useI18n, useLocale, useText, type I18nProviderProps } from './I18nProvider';
export { Instant, type InstantProps } from './Instant';
export { $locale, applyDocumentLanguage } from './locale';
export type { Namespace, TextKey, TextValues, Translate } from './text';
export { $timeZone, timeZoneChosen } from './timeZone';
export { isSameLocalDay, localZone } from './zone';
