import { useUnit } from 'effector-react';
import { languageOf } from '@locales/registry';
import { useLocale, useText } from '@/shared/i18n';
import { regionName } from '@/shared/i18n/regions';
import { Text } from '@/ui/Text/Text';
import { $unservedCountries } from './settings';

/** Lists the unsupported countries up front. */
export function UnservedCountries() {
  const t = useText('verification');
  const { bcp47 } = languageOf(useLocale());
  const codes = useUnit($unservedCountries);
  const names = codes.map((code) => regionName(code, bcp47) ?? code);
  if (names.length === 0) return null;
  return (
    <Text as="p" size="dense" tone="soft">
      {t('verification.unserved', { countries: new Intl.ListFormat(bcp47, { type: 'conjunction' }).format(names) })}
    </Text>
  );
}
