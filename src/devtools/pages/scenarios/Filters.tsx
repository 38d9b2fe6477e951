import { useSearchParams } from 'react-router-dom';
import { personaChoices, type ScenarioRow } from '@mocks/control';
import { useText } from '@/shared/i18n';
import { SearchField } from '@/ui/SearchField/SearchField';
import { Select } from '@/ui/Select/Select';
import { filters } from '../Workbench.css';
import { areaName } from './areaNames';
import type { ScenarioFilter } from './filter';

/** Stands for no choice: the id of an option must not be empty. */
const any = 'any';

/** Narrows the scenarios by words, area, persona and code; what is chosen stands in the address. */
export function Filters({ filter, rows }: { readonly filter: ScenarioFilter; readonly rows: readonly ScenarioRow[] }) {
  const t = useText('workbench');
  const [, setParameters] = useSearchParams();
  const set = (name: string, value: string) =>
    setParameters(
      (present) => {
        const next = new URLSearchParams(present);
        if (value === '' || value === any) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const areas = [...new Set(rows.map(({ area }) => area))];
  const codes = [...new Set(rows.flatMap((row) => row.codes))].toSorted();
  return (
    <div className={filters} role="search">
      <SearchField
        label={t('workbench.search')}
        placeholder={t('workbench.search')}
        value={filter.words}
        onChange={(words) => set('q', words)}
      />
      <Select
        label={t('workbench.area')}
        placeholder={t('workbench.area')}
        value={filter.area ?? any}
        onChange={(id) => set('area', id)}
        options={[{ id: any, label: t('workbench.anyArea') }, ...areas.map((id) => ({ id, label: t(areaName(id)) }))]}
      />
      <Select
        label={t('workbench.persona')}
        placeholder={t('workbench.persona')}
        value={filter.persona ?? any}
        onChange={(id) => set('persona', id)}
        options={[
          { id: any, label: t('workbench.anyPersona') },
          ...personaChoices.map(({ id, title }) => ({ id, label: id, description: title })),
        ]}
      />
      <Select
        label={t('workbench.code')}
        placeholder={t('workbench.code')}
        value={filter.code ?? any}
        onChange={(id) => set('code', id)}
        options={[{ id: any, label: t('workbench.anyCode') }, ...codes.map((code) => ({ id: code, label: code }))]}
      />
    </div>
  );
}
