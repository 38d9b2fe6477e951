import type { ScenarioRow } from '@mocks/control';
import { useText } from '@/shared/i18n';
import { Select } from '@/ui/Select/Select';

export interface ScenarioSelectProps {
  readonly label: string;
  readonly scenarios: readonly ScenarioRow[];
  readonly value: string;
  readonly onChange: (scenario: string) => void;
}

/** Selects the scenario in which the exchange of a frame starts. */
export function ScenarioSelect({ label, scenarios, value, onChange }: ScenarioSelectProps) {
  const t = useText('workbench');
  return (
    <Select
      label={label}
      placeholder={label}
      value={value}
      onChange={onChange}
      options={scenarios.map(({ name, title }) => ({ id: name, label: title, description: name }))}
      search={{
        label: t('workbench.searchScenarios'),
        placeholder: t('workbench.searchScenarios'),
        matches: (option, typed) => `${option.label} ${option.id}`.toLowerCase().includes(typed.trim().toLowerCase()),
      }}
    />
  );
}
