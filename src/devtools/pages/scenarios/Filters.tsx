import rules from 'virtual:scenario-rules';
import { personaChoices, type ScenarioRow } from '@mocks/control';
import { useText } from '@/shared/i18n';
import { SearchField } from '@/ui/SearchField/SearchField';
import { Select } from '@/ui/Select/Select';
import { hasWords } from '@/ui/hasWords';
import { useAddressParameters } from '../useAddressParameters';
import { filters } from '../Workbench.css';
import { areaName } from './areaNames';
import type { ScenarioFilter } from './filter';

/** Id of the option without restriction; option ids must not be empty. */
const any = 'any';

/** Filters the scenarios by words, area, persona, code and rule; the selection is kept in the address. */
export function Filters({ filter, rows }: { readonly filter: ScenarioFilter; readonly rows: readonly ScenarioRow[] }) {
  const t = useText('workbench');
  const [, set] = useAddressParameters();
  const choose = (name: string) => (id: string) => set(name, id === any ? '' : id);
  const areas = [...new Set(rows.map(({ area }) => area))];
  const codes = [...new Set(rows.flatMap((row) => row.codes))].toSorted();
  return (
    <div className={filters} role="search">
      <SearchField
        label={t('workbench.search')}
        placeholder={t('workbench.search')}
        value={filter.search}
        onChange={(words) => set('q', words)}
      />
      <Select
        label={t('workbench.area')}
        placeholder={t('workbench.area')}
        value={filter.area ?? any}
        onChange={choose('area')}
        options={[{ id: any, label: t('workbench.anyArea') }, ...areas.map((id) => ({ id, label: t(areaName(id)) }))]}
      />
      <Select
        label={t('workbench.persona')}
        placeholder={t('workbench.persona')}
        value={filter.persona ?? any}
        onChange={choose('persona')}
        options={[
          { id: any, label: t('workbench.anyPersona') },
          ...personaChoices.map(({ id, title }) => ({ id, label: id, description: title })),
        ]}
      />
      <Select
        label={t('workbench.code')}
        placeholder={t('workbench.code')}
        value={filter.code ?? any}
        onChange={choose('code')}
        options={[{ id: any, label: t('workbench.anyCode') }, ...codes.map((code) => ({ id: code, label: code }))]}
      />
      <Select
        label={t('workbench.rule')}
        placeholder={t('workbench.rule')}
        value={filter.rule?.id ?? any}
        onChange={choose('rule')}
        options={[{ id: any, label: t('workbench.anyRule') }, ...rules.map(({ id, rule }) => ({ id, label: id, description: rule }))]}
        search={{
          label: t('workbench.searchRules'),
          placeholder: t('workbench.searchRules'),
          matches: (option, typed) => hasWords(`${option.id} ${rules.find(({ id }) => id === option.id)?.rule ?? ''}`, typed),
        }}
      />
    </div>
  );
}
