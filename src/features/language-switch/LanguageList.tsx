import { useUnit } from 'effector-react';
import { useLocation } from 'react-router-dom';
import { offeredLanguages } from '@locales/registry';
import { useLocale, useText } from '@/shared/i18n';
import { Avatar } from '@/ui/Avatar/Avatar';
import { OptionList } from '@/ui/OptionList/OptionList';
import { languageChosen } from './model';

/** Lists the languages by their native names; choosing one reloads the page in it. */
export function LanguageList() {
  const choose = useUnit(languageChosen);
  const t = useText('shell');
  const current = useLocale();
  const { pathname, search, hash } = useLocation();
  return (
    <OptionList
      aria-label={t('shell.language')}
      options={offeredLanguages.map(({ code, endonym }) => ({ id: code, label: endonym, start: <Avatar name={endonym} size="small" /> }))}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[current]}
      onSelectionChange={(keys) => {
        const locale = offeredLanguages.find(({ code }) => keys !== 'all' && keys.has(code))?.code;
        if (locale && locale !== current) choose({ locale, address: `${pathname}${search}${hash}` });
      }}
    />
  );
}
