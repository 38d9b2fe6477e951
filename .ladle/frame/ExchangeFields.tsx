import { use, useState } from 'react';
import { Select } from '@/ui/Select/Select';
import { TextField } from '@/ui/TextField/TextField';
import { changeView, type View } from '../view';
import { personaOptions } from './choices';

/** Loaded with the fields: no component story needs the exchange. */
const scenarios = import('@mocks/scenarios').then(({ scenarioNames }) => scenarioNames);

const storyDefault = { id: '', label: 'Default of the story' };

/** Overrides the exchange that a screen story opens: persona, scenario and the start of the clock. */
export function ExchangeFields({ view }: { readonly view: View }) {
  const names = use(scenarios);
  const [clock, setClock] = useState(view.clock);
  const isInstant = clock === '' || !Number.isNaN(Date.parse(clock));
  return (
    <>
      <Select
        label="Persona"
        size="compact"
        placeholder={storyDefault.label}
        options={[storyDefault, ...personaOptions]}
        value={view.persona}
        onChange={(persona) => changeView({ persona })}
      />
      <Select
        label="Scenario"
        size="compact"
        placeholder={storyDefault.label}
        search={{ label: 'Search scenarios', placeholder: 'Search scenarios' }}
        options={[storyDefault, ...names.map((name) => ({ id: name, label: name }))]}
        value={view.scenario}
        onChange={(scenario) => changeView({ scenario })}
      />
      <TextField
        label="Clock starts at"
        size="compact"
        placeholder="2026-01-05T08:30:00Z"
        value={clock}
        onChange={setClock}
        onBlur={() => isInstant && changeView({ clock })}
        errorMessage={isInstant ? undefined : 'Enter an ISO instant, such as 2026-01-05T08:30:00Z.'}
      />
    </>
  );
}
