import { useUnit } from 'effector-react';
import { personaChoices, type LogEntry } from '@mocks/control';
import { useText } from '@/shared/i18n';
import { Inline } from '@/ui/Inline/Inline';
import { SearchField } from '@/ui/SearchField/SearchField';
import { Select } from '@/ui/Select/Select';
import { TagGroup } from '@/ui/TagGroup/TagGroup';
import { $filter, filterChanged } from '../logModel';
import { domainOf, showOptions } from './filter';

/** Filters the list of requests; offers the domains and personas that occur in it. */
export function Filters({ log }: { readonly log: readonly LogEntry[] }) {
  const t = useText('requests');
  const { filter, onChange } = useUnit({ filter: $filter, onChange: filterChanged });
  const domains = new Set([...log.flatMap((entry) => domainOf(entry) ?? []), ...(filter.domain === '' ? [] : [filter.domain])]);
  const personas = personaChoices.filter(({ id }) => id === filter.persona || log.some(({ persona }) => persona === id));
  const any = (label: string) => ({ id: anyOption, label });
  return (
    <Inline gap={2}>
      <SearchField
        size="compact"
        label={t('requests.search')}
        placeholder={t('requests.search')}
        value={filter.text}
        onChange={(text) => onChange({ text })}
      />
      <Choice
        label={t('requests.show')}
        value={filter.show}
        options={showOptions.map((id) => ({ id, label: t(`requests.show_${id}`) }))}
        onChange={(id) => onChange({ show: showOptions.find((show) => show === id) ?? 'all' })}
      />
      <Choice
        label={t('requests.domain')}
        value={filter.domain || anyOption}
        options={[any(t('requests.allDomains')), ...[...domains].toSorted().map((id) => ({ id, label: id }))]}
        onChange={(id) => onChange({ domain: id === anyOption ? '' : id })}
      />
      <Choice
        label={t('requests.persona')}
        value={filter.persona || anyOption}
        options={[any(t('requests.allPersonas')), ...personas.map(({ id, title }) => ({ id, label: id, description: title }))]}
        onChange={(id) => onChange({ persona: id === anyOption ? '' : id })}
      />
      {filter.fault !== null && (
        <TagGroup
          label={t('requests.faults')}
          isLabelHidden
          items={[{ id: 'fault', label: t('requests.hitByFault', { number: filter.fault }), tone: 'warning' }]}
          onRemove={() => onChange({ fault: null })}
        />
      )}
    </Inline>
  );
}

const anyOption = 'any';

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly id: string; readonly label: string; readonly description?: string }[];
  readonly onChange: (id: string) => void;
}

function Choice({ label, ...props }: ChoiceProps) {
  return <Select {...props} label={label} isLabelHidden placeholder={label} size="compact" width="content" />;
}
