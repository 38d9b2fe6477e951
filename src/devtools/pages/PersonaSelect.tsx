import { personaChoices } from '@mocks/control';
import { Select } from '@/ui/Select/Select';

export interface PersonaSelectProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (persona: string) => void;
}

/** Selects the persona of a frame. */
export function PersonaSelect({ label, value, onChange }: PersonaSelectProps) {
  return (
    <Select
      label={label}
      placeholder={label}
      value={value}
      onChange={onChange}
      options={personaChoices.map(({ id, title }) => ({ id, label: id, description: title }))}
    />
  );
}
