import { useUnit } from 'effector-react';
import { demoPassword, linkAs, linkTo, personaChoices, type ScenarioRow, type SimulationStatus } from '@mocks/control';
import { QueryView } from '@/shared/api/QueryView';
import { useFormat, useText } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import { CopyButton } from '@/ui/CopyButton/CopyButton';
import { Inline } from '@/ui/Inline/Inline';
import { Link } from '@/ui/Link/Link';
import { Select } from '@/ui/Select/Select';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import { Switch } from '@/ui/Switch/Switch';
import { Text } from '@/ui/Text/Text';
import { useHrefs } from '@/shared/routing';
import * as model from './model';

/** Persona, scenario, clock and latency of the simulated exchange, with a link to that state. */
export function State({ status, onLeave }: { readonly status: SimulationStatus; readonly onLeave: () => void }) {
  return (
    <Stack gap={6}>
      <Person status={status} />
      <Companion />
      <QueryView query={model.scenarios} skeleton={<Skeleton shape="row" count={2} label />}>
        {(choices) => <Scenario status={status} choices={choices} onLeave={onLeave} />}
      </QueryView>
      <Time status={status} />
      <Reach status={status} />
    </Stack>
  );
}

function Person({ status }: { readonly status: SimulationStatus }) {
  const t = useText('devtools');
  const { onChange } = useUnit({ onChange: model.personaChange.submitted });
  const { persona, fid, loginName, walletAccountId } = status;
  const described = () => {
    if (persona === null && loginName !== null && fid !== null) return t('devtools.nobodyKnown', { name: loginName, id: fid });
    if (persona === null) return t('devtools.walletUnknown', { id: walletAccountId ?? '' });
    const chosen = personaChoices.find(({ id }) => id === persona);
    return chosen?.loginName
      ? t('devtools.credentials', { name: chosen.loginName, password: demoPassword })
      : t('devtools.anyCredentials', { password: demoPassword });
  };
  return <PersonaSelect label={t('devtools.persona')} value={persona} onChange={onChange} description={described()} />;
}

/** Opens another tab as somebody else, in the same exchange. */
function Companion() {
  const t = useText('devtools');
  const { companion, companionChosen } = useUnit({ companion: model.$companion, companionChosen: model.companionChosen });
  return (
    <Stack gap={3}>
      <PersonaSelect label={t('devtools.openAs')} value={companion} onChange={companionChosen} />
      {companion && (
        <Link variant="button" size="compact" isExternal href={linkAs(companion, location.href)}>
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
      search={{ label: t('devtools.personaSearch'), placeholder: t('devtools.personaSearch'), matches: told }}
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
  const place = resolveUrl(chosen?.address);
  return (
    <Stack gap={3}>
      <Select
        label={t('devtools.scenario')}
        placeholder={t('devtools.scenario')}
        search={{
          label: t('devtools.scenarioSearch'),
          placeholder: t('devtools.scenarioSearch'),
          matches: told,
        }}
        options={choices.map(({ name, title }) => ({ id: name, label: name, description: title }))}
        value={status.scenario}
        onChange={scenarioChosen}
      />
      {chosen && (
        <Text as="p" size="dense" tone="soft">
          {chosen.look}
        </Text>
      )}
      {place.kind === 'inside' && (
        <Link href={place.to} onPress={onLeave}>
          {t('devtools.goThere')}
        </Link>
      )}
    </Stack>
  );
}

/** Searches both name and description. */
const told = ({ id, description = '' }: { readonly id: string; readonly description?: string }, typed: string): boolean =>
  [id, description].some((text) => text.toLowerCase().includes(typed.trim().toLowerCase()));

const minuteMs = 60_000;
const steps = [
  { key: 'devtools.minute', ms: minuteMs },
  { key: 'devtools.hour', ms: 60 * minuteMs },
  { key: 'devtools.day', ms: 1440 * minuteMs },
] as const;

function Time({ status }: { readonly status: SimulationStatus }) {
  const t = useText('devtools');
  const format = useFormat();
  const { onChange } = useUnit({ onChange: model.clockChange.submitted });
  return (
    <Stack gap={3}>
      <Text weight="medium">{t('devtools.clock', { time: format.dateTime(status.clock.at) })}</Text>
      {status.behindMs > 0 && (
        <Text as="p" size="dense" tone="soft">
          {t('devtools.behind', { time: format.dateTime(status.clock.at - status.behindMs) })}
        </Text>
      )}
      <Switch isSelected={status.clock.frozen} onChange={(frozen) => onChange({ frozen })}>
        {t('devtools.freeze')}
      </Switch>
      <Inline gap={2}>
        {steps.map(({ key, ms }) => (
          <Button key={key} size="compact" onPress={() => onChange({ stepMs: ms })}>
            {t(key)}
          </Button>
        ))}
        <Button size="compact" onPress={() => onChange({ toNext: true })}>
          {t('devtools.nextEvent')}
        </Button>
      </Inline>
      <Select
        label={t('devtools.speed')}
        placeholder={t('devtools.speed')}
        options={speeds.map((speed) => ({ id: speed, label: t('devtools.times', { speed }) }))}
        value={speeds.find((speed) => speed === String(status.clock.speed)) ?? null}
        onChange={(speed) => onChange({ speed: Number.parseInt(speed, 10) })}
      />
    </Stack>
  );
}

/** The speeds on offer, in simulated seconds per real second. */
const speeds = ['1', '10', '60', '600', '3600'] as const;

const latencies = ['0', '300', '2000', '10000'] as const;

function Reach({ status }: { readonly status: SimulationStatus }) {
  const t = useText('devtools');
  const { onLatency, resetPressed, isBusy } = useUnit({
    onLatency: model.latencyChange.submitted,
    resetPressed: model.resetPressed,
    isBusy: model.$isBusy,
  });
  return (
    <Stack gap={4}>
      <Select
        label={t('devtools.latency')}
        placeholder={t('devtools.latency')}
        options={latencies.map((ms) => ({ id: ms, label: t('devtools.milliseconds', { ms }) }))}
        value={latencies.find((ms) => ms === String(status.latencyMs)) ?? null}
        onChange={(ms) => onLatency(Number.parseInt(ms, 10))}
      />
      <Inline gap={3}>
        <CopyButton variant="button" text={linkTo(status, location.href)} label={t('devtools.copyLink')} />
        <Button size="compact" tone="danger" isPending={isBusy} onPress={() => resetPressed()}>
          {t('devtools.reset')}
        </Button>
      </Inline>
      <Text as="p" size="small" tone="faint">
        {t('devtools.seed', { seed: status.seed })}
      </Text>
    </Stack>
  );
}
