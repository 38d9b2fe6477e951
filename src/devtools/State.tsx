import { useUnit } from 'effector-react';
import { demoPassword, linkAs, personaChoices, type ScenarioRow, type SimulationStatus } from '@mocks/control';
import { QueryView } from '@/shared/api/QueryView';
import { useLocale, useText } from '@/shared/i18n';
import { Inline } from '@/ui/Inline/Inline';
import { Link } from '@/ui/Link/Link';
import { Select } from '@/ui/Select/Select';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { useHrefs } from '@/shared/routing';
import * as model from './model';
import { usePageAddress } from './pageWindow';
import { linkToMatrix } from './pages/matrixLink';
import { toolAddress } from './pages/toolAddress';
import { Site } from './Site';

/** Persona, scenario, latency and site settings of the simulated exchange, with links to the workbench. */
export function State({ status, onLeave }: { readonly status: SimulationStatus; readonly onLeave: () => void }) {
  return (
    <Stack gap={6}>
      <WorkbenchLinks status={status} onPress={onLeave} />
      <PersonaControl status={status} />
      <OpenTabAsPersona />
      <QueryView query={model.scenarios} skeleton={<Skeleton shape="row" count={2} label />}>
        {(choices) => <Scenario status={status} choices={choices} onLeave={onLeave} />}
      </QueryView>
      <LatencyControl status={status} />
      <Site />
    </Stack>
  );
}

/** Links to the full-page tools and to the matrix of the current page. */
function WorkbenchLinks({ status, onPress }: { readonly status: SimulationStatus; readonly onPress: () => void }) {
  const t = useText('devtools');
  const locale = useLocale();
  const matrixHref = linkToMatrix(usePageAddress(), status, locale);
  return (
    <Inline gap={4}>
      <Link href={toolAddress(locale)} onPress={onPress}>
        {t('devtools.workbench')}
      </Link>
      {matrixHref && (
        <Link href={matrixHref} onPress={onPress}>
          {t('devtools.inMatrix')}
        </Link>
      )}
    </Inline>
  );
}

function PersonaControl({ status }: { readonly status: SimulationStatus }) {
  const t = useText('devtools');
  const { onChange } = useUnit({ onChange: model.personaChange.submitted });
  const { persona, fid, loginName, walletAccountId } = status;
  const describePersona = () => {
    if (persona === null && loginName !== null && fid !== null) return t('devtools.nobodyKnown', { name: loginName, id: fid });
    if (persona === null) return t('devtools.walletUnknown', { id: walletAccountId ?? '' });
    const chosen = personaChoices.find(({ id }) => id === persona);
    return chosen?.loginName
      ? t('devtools.credentials', { name: chosen.loginName, password: demoPassword })
      : t('devtools.anyCredentials', { password: demoPassword });
  };
  return <PersonaSelect label={t('devtools.persona')} value={persona} onChange={onChange} description={describePersona()} />;
}

/** Opens another tab as another persona in the same exchange. */
function OpenTabAsPersona() {
  const t = useText('devtools');
  const { persona, onChange } = useUnit({ persona: model.$otherTabPersona, onChange: model.otherTabPersonaChosen });
  const address = usePageAddress();
  return (
    <Stack gap={3}>
      <PersonaSelect label={t('devtools.openAs')} value={persona} onChange={onChange} />
      {persona && (
        <Link variant="button" size="compact" isExternal href={linkAs(persona, address)}>
          {t('devtools.openTab')}
        </Link>
      )}
    </Stack>
  );
}

type Persona = (typeof personaChoices)[number]['id'];

interface PersonaSelectProps {
  readonly label: string;
  readonly value: Persona | null;
  readonly onChange: (persona: Persona) => void;
  readonly description?: string;
}

function PersonaSelect({ onChange, ...props }: PersonaSelectProps) {
  const t = useText('devtools');
  return (
    <Select
      {...props}
      placeholder={t('devtools.persona')}
      search={{ label: t('devtools.personaSearch'), placeholder: t('devtools.personaSearch'), matches }}
      options={personaChoices.map(({ id, title }) => ({ id, label: id, description: title }))}
      onChange={(id) => {
        const choice = personaChoices.find((each) => each.id === id);
        if (choice) onChange(choice.id);
      }}
    />
  );
}

interface ScenarioProps {
  readonly status: SimulationStatus;
  readonly choices: readonly ScenarioRow[];
  readonly onLeave: () => void;
}

function Scenario({ status, choices, onLeave }: ScenarioProps) {
  const t = useText('devtools');
  const { resolveUrl } = useHrefs();
  const { scenarioChosen } = useUnit({ scenarioChosen: model.scenarioChosen });
  const chosen = choices.find(({ name }) => name === status.scenario);
  const link = resolveUrl(chosen?.address);
  return (
    <Stack gap={3}>
      <Select
        label={t('devtools.scenario')}
        placeholder={t('devtools.scenario')}
        search={{
          label: t('devtools.scenarioSearch'),
          placeholder: t('devtools.scenarioSearch'),
          matches,
        }}
        options={choices.map(({ name, title }) => ({ id: name, label: name, description: title }))}
        value={status.scenario}
        onChange={scenarioChosen}
      />
      {chosen && (
        <Text as="p" size="dense" tone="soft" lang="en">
          {chosen.instructions}
        </Text>
      )}
      {link.kind === 'internal' && (
        <Link href={link.to} onPress={onLeave}>
          {t('devtools.goThere')}
        </Link>
      )}
    </Stack>
  );
}

/** Searches both name and description. */
const matches = ({ id, description = '' }: { readonly id: string; readonly description?: string }, typed: string): boolean =>
  [id, description].some((text) => text.toLowerCase().includes(typed.trim().toLowerCase()));

const latencies = ['0', '300', '2000', '10000'] as const;

function LatencyControl({ status }: { readonly status: SimulationStatus }) {
  const t = useText('devtools');
  const { onLatency } = useUnit({ onLatency: model.latencyChange.submitted });
  return (
    <Stack gap={4}>
      <Select
        label={t('devtools.latency')}
        placeholder={t('devtools.latency')}
        options={latencies.map((ms) => ({ id: ms, label: t('devtools.milliseconds', { ms }) }))}
        value={latencies.find((ms) => ms === String(status.latencyMs)) ?? null}
        onChange={(ms) => onLatency(Number.parseInt(ms, 10))}
      />
      <Text as="p" size="small" tone="faint">
        {t('devtools.seed', { seed: status.seed })}
      </Text>
    </Stack>
  );
}
