import { useUnit } from 'effector-react';
import { useLocation } from 'react-router-dom';
import { spokenLanguages, useLocale, useText } from '@/shared/i18n';
import { OptionList } from '@/ui/OptionList/OptionList';
import { languageChosen } from './model';

/** Lists the languages by their own names; choosing one loads the page anew in it. */
export function LanguageList() {
  const choose = useUnit(languageChosen);
  const t = useText('shell');
  const present = useLocale();
  const { pathname, search, hash } = useLocation();
  const languages = spokenLanguages();
  return (
    <OptionList
      aria-label={t('shell.language')}
      options={languages.map(({ code, endonym }) => ({ id: code, label: endonym }))}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[present]}
      onSelectionChange={(keys) => {
        const locale = languages.find(({ code }) => keys !== 'all' && keys.has(code))?.code;
        if (locale && locale !== present) choose({ locale, address: `${pathname}${search}${hash}` });
      }}
    />
  );
}
