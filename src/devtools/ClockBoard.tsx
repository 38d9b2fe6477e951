import { useUnit } from 'effector-react';
import { useState, type FormEvent } from 'react';
import type { SimulationStatus } from '@mocks/control';
import { useFormat, useText } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import { Inline } from '@/ui/Inline/Inline';
import { Select } from '@/ui/Select/Select';
import { Stack } from '@/ui/Stack/Stack';
import { Switch } from '@/ui/Switch/Switch';
import { Text } from '@/ui/Text/Text';
import { TextField } from '@/ui/TextField/TextField';
import { ScheduledEvents } from './ScheduledEvents';
import { $now } from './scheduledEventsModel';
import { clockChange } from './model';
import { parseInstant } from './parseInstant';

interface ClockBoardProps {
  readonly status: SimulationStatus;
}

/** The exchange clock: freeze it, step it, change its speed, or jump to the next scheduled event. */
export function ClockBoard({ status }: ClockBoardProps) {
  return (
    <Stack gap={6}>
      <Time status={status} />
      <ScheduledEvents />
    </Stack>
  );
}

const minuteMs = 60_000;
const steps = [
  { key: 'devtools.minute', ms: minuteMs },
  { key: 'devtools.hour', ms: 60 * minuteMs },
  { key: 'devtools.day', ms: 1440 * minuteMs },
  { key: 'devtools.week', ms: 10_080 * minuteMs },
] as const;

/** The available speeds, in simulated seconds per real second. */
const speeds = ['1', '10', '60', '600', '3600'] as const;

function Time({ status }: ClockBoardProps) {
  const t = useText('devtools');
  const format = useFormat();
  const { now, isPending, onChange } = useUnit({ now: $now, isPending: clockChange.$isPending, onChange: clockChange.submitted });
  return (
    <Stack gap={4}>
      <Inline justify="between">
        <Stack gap={1}>
          <Text size="small" tone="soft">
            {t('devtools.exchangeTime')}
          </Text>
          <Text size="title" weight="semibold" face="figures">
            {format.dateTime(status.clock.frozen || now === 0 ? status.clock.at : now)}
          </Text>
        </Stack>
        <Switch isSelected={status.clock.frozen} onChange={(frozen) => onChange({ frozen })}>
          {t('devtools.freeze')}
        </Switch>
      </Inline>
      {status.behindMs > 0 && (
        <Text as="p" size="dense" tone="soft">
          {t('devtools.behind', { time: format.dateTime(status.clock.at - status.behindMs) })}
        </Text>
      )}
      <Inline gap={2}>
        {steps.map(({ key, ms }) => (
          <Button key={key} size="compact" isPending={isPending} onPress={() => onChange({ stepMs: ms })}>
            {t(key)}
          </Button>
        ))}
        <Button size="compact" isPending={isPending} onPress={() => onChange({ toNext: true })}>
          {t('devtools.nextEvent')}
        </Button>
      </Inline>
      <Select
        label={t('devtools.speed')}
        size="compact"
        placeholder={t('devtools.speed')}
        options={speeds.map((speed) => ({ id: speed, label: t('devtools.times', { speed }) }))}
        value={speeds.find((speed) => speed === String(status.clock.speed)) ?? null}
        onChange={(speed) => onChange({ speed: Number.parseInt(speed, 10) })}
      />
      <Jump />
    </Stack>
  );
}

function Jump() {
  const t = useText('devtools');
  const format = useFormat();
  const { now, isPending, onChange } = useUnit({ now: $now, isPending: clockChange.$isPending, onChange: clockChange.submitted });
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const jump = (event: FormEvent) => {
    event.preventDefault();
    const set = parseInstant(typed, format.zone);
    const isPossible = set !== null && set > now;
    setProblem(isPossible ? undefined : t('devtools.jumpWrong'));
    if (isPossible) onChange({ set });
  };
  return (
    <form onSubmit={jump}>
      <Inline align="end" wrap={false} gap={3}>
        <TextField
          label={t('devtools.jumpTo')}
          size="compact"
          placeholder={format.dateTime(now).slice(0, 16)}
          value={typed}
          onChange={setTyped}
          errorMessage={problem}
        />
        <Button type="submit" size="compact" isPending={isPending}>
          {t('devtools.jump')}
        </Button>
      </Inline>
    </form>
  );
}
