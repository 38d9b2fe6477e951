import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { demoPassword, linkTo, personaChoices, scenarioChoices, type Standing } from '@mocks/control';
import { useFormat, useText } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import { CopyButton } from '@/ui/CopyButton/CopyButton';
import { ErrorState } from '@/ui/ErrorState/ErrorState';
import { Inline } from '@/ui/Inline/Inline';
import { Link } from '@/ui/Link/Link';
import { Select } from '@/ui/Select/Select';
import { Sheet } from '@/ui/Sheet/Sheet';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import { Switch } from '@/ui/Switch/Switch';
import { Text } from '@/ui/Text/Text';
import { useAddresses } from '@/shared/routing';
import * as model from './model';

export interface ControlsProps {
  readonly onClose: () => void;
}

/** Steers the simulated exchange: who one is, which state it is in, what time it is; and names all of that in a link. */
export function Controls({ onClose }: ControlsProps) {
  const t = useText('workbench');
  const { standing, hasFailed, opened } = useUnit({ standing: model.$standing, hasFailed: model.$hasFailed, opened: model.opened });
  useEffect(() => opened(), [opened]);
  return (
    <Sheet side="end" isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={t('workbench.heading')} closeLabel={t('common.close')}>
      {standing && <Board standing={standing} onLeave={onClose} />}
      {!standing && hasFailed && (
        <ErrorState text={t('common.errorTitle')} advice={t('common.errorServer')} retryLabel={t('common.retry')} onRetry={opened} />
      )}
      {!standing && !hasFailed && <Skeleton shape="row" count={6} label={t('common.loading')} />}
    </Sheet>
  );
}

function Board({ standing, onLeave }: { readonly standing: Standing; readonly onLeave: () => void }) {
  return (
    <Stack gap={6}>
      <Person standing={standing} />
      <State standing={standing} onLeave={onLeave} />
      <Time standing={standing} />
      <Reach standing={standing} />
    </Stack>
  );
}

function Person({ standing }: { readonly standing: Standing }) {
  const t = useText('workbench');
  const { personaChosen } = useUnit({ personaChosen: model.personaChosen });
  const chosen = personaChoices.find(({ id }) => id === standing.persona);
  return (
    <Select
      label={t('workbench.persona')}
      placeholder={t('workbench.persona')}
      emptyText={t('common.noResult')}
      options={personaChoices.map(({ id, title }) => ({ id, label: id, description: title }))}
      value={standing.persona}
      onChange={(id) => {
        const persona = personaChoices.find((choice) => choice.id === id);
        if (persona) personaChosen(persona.id);
      }}
      description={
        chosen?.loginName
          ? t('workbench.credentials', { name: chosen.loginName, password: demoPassword })
          : t('workbench.anyCredentials', { password: demoPassword })
      }
    />
  );
}

function State({ standing, onLeave }: { readonly standing: Standing; readonly onLeave: () => void }) {
  const t = useText('workbench');
  const { judge } = useAddresses();
  const { scenarioChosen } = useUnit({ scenarioChosen: model.scenarioChosen });
  const chosen = scenarioChoices.find(({ name }) => name === standing.scenario);
  const place = judge(chosen?.address);
  return (
    <Stack gap={3}>
      <Select
        label={t('workbench.scenario')}
        placeholder={t('workbench.scenario')}
        emptyText={t('common.noResult')}
        options={scenarioChoices.map(({ name, title }) => ({ id: name, label: name, description: title }))}
        value={standing.scenario}
        onChange={(id) => {
          const scenario = scenarioChoices.find(({ name }) => name === id);
          if (scenario) scenarioChosen(scenario.name);
        }}
      />
      {chosen && (
        <Text as="p" size="dense" tone="soft">
          {chosen.look}
        </Text>
      )}
      {place.kind === 'inside' && (
        <Link href={place.to} onPress={onLeave}>
          {t('workbench.goThere')}
        </Link>
      )}
    </Stack>
  );
}

const minuteMs = 60_000;
const steps = [
  { key: 'workbench.minute', ms: minuteMs },
  { key: 'workbench.hour', ms: 60 * minuteMs },
  { key: 'workbench.day', ms: 1440 * minuteMs },
] as const;

function Time({ standing }: { readonly standing: Standing }) {
  const t = useText('workbench');
  const format = useFormat();
  const { clockFrozen, stepped } = useUnit({ clockFrozen: model.clockFrozen, stepped: model.stepped });
  return (
    <Stack gap={3}>
      <Text weight="medium">{t('workbench.clock', { time: format.dateTime(standing.clock.at) })}</Text>
      <Switch isSelected={standing.clock.frozen} onChange={clockFrozen}>
        {t('workbench.freeze')}
      </Switch>
      <Inline gap={2}>
        {steps.map(({ key, ms }) => (
          <Button key={key} size="compact" onPress={() => stepped(ms)}>
            {t(key)}
          </Button>
        ))}
      </Inline>
    </Stack>
  );
}

const latencies = ['0', '300', '2000', '10000'] as const;

function Reach({ standing }: { readonly standing: Standing }) {
  const t = useText('workbench');
  const { latencyChosen, resetPressed, isBusy } = useUnit({
    latencyChosen: model.latencyChosen,
    resetPressed: model.resetPressed,
    isBusy: model.$isBusy,
  });
  return (
    <Stack gap={4}>
      <Select
        label={t('workbench.latency')}
        placeholder={t('workbench.latency')}
        emptyText={t('common.noResult')}
        options={latencies.map((ms) => ({ id: ms, label: t('workbench.milliseconds', { ms }) }))}
        value={latencies.find((ms) => ms === String(standing.latencyMs)) ?? null}
        onChange={(ms) => latencyChosen(Number.parseInt(ms, 10))}
      />
      <Inline gap={3}>
        <CopyButton
          look="button"
          text={linkTo(standing, location.href)}
          label={t('workbench.copyLink')}
          copiedLabel={t('common.copied')}
          failedLabel={t('common.copyFailed')}
        />
        <Button size="compact" tone="danger" isPending={isBusy} pendingLabel={t('common.loading')} onPress={() => resetPressed()}>
          {t('workbench.reset')}
        </Button>
      </Inline>
      <Text as="p" size="small" tone="faint">
        {t('workbench.seed', { seed: standing.seed })}
      </Text>
    </Stack>
  );
}
