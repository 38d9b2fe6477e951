import { useUnit } from 'effector-react';
import { ChevronsRight } from 'lucide-react';
import { QueryView } from '@/shared/api/QueryView';
import { useFormat, useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { Countdown } from '@/ui/Countdown/Countdown';
import { Heading } from '@/ui/Heading/Heading';
import { IconButton } from '@/ui/IconButton/IconButton';
import { Inline } from '@/ui/Inline/Inline';
import { keepRowFocus } from '@/ui/keepRowFocus';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import { Switch } from '@/ui/Switch/Switch';
import { Text } from '@/ui/Text/Text';
import * as model from './scheduledEventsModel';
import { scheduledEventTexts } from './scheduledEventTexts';
import { clockChange } from './model';

/** The upcoming events of the exchange, each with a button to jump to it. */
export function ScheduledEvents() {
  const t = useText('devtools');
  useGate(model.ScheduledEventsGate);
  const { lines, showsBackground, onBackground } = useUnit({
    lines: model.$lines,
    showsBackground: model.$showsBackground,
    onBackground: model.backgroundSwitched,
  });
  return (
    <Stack as="section" gap={3} aria-labelledby="schedule">
      <Inline justify="between">
        <Heading level={3} size="body" id="schedule">
          {t('devtools.schedule')}
        </Heading>
        <Switch isSelected={showsBackground} onChange={onBackground}>
          {t('devtools.scheduleBackground')}
        </Switch>
      </Inline>
      <div ref={keepRowFocus}>
        <QueryView query={model.schedule} keepLatest density="compact" skeleton={<Skeleton shape="row" count={5} label />}>
          {() =>
            lines.length === 0 ? (
              <Text as="p" size="dense" tone="soft">
                {t('devtools.scheduleNone')}
              </Text>
            ) : (
              <Stack as="ul" gap={3}>
                {lines.map((line) => (
                  <Line key={line.sequence} line={line} />
                ))}
              </Stack>
            )
          }
        </QueryView>
      </div>
    </Stack>
  );
}

function Line({ line: { at, part, kind, subject, count } }: { readonly line: model.ScheduleLine }) {
  const t = useText('devtools');
  const format = useFormat();
  const { now, onChange } = useUnit({ now: model.$now, onChange: clockChange.submitted });
  const text = scheduledEventTexts[part]?.[kind];
  const title = [subject, text ? t(text.key) : `${part} ${kind}`, count > 1 ? t('devtools.scheduleTimes', { count }) : null].filter(
    (each) => each !== null,
  );
  const name = title.join(' · ');
  return (
    <Inline as="li" justify="between" wrap={false} gap={3}>
      <Stack gap={1}>
        <Text size="dense">{name}</Text>
        <Text size="small" tone="soft" face="figures">
          {format.recent(at, now)} · <Countdown to={at} now={now} largest="minute" />
        </Text>
      </Stack>
      <IconButton
        icon={ChevronsRight}
        size="compact"
        label={t('devtools.jumpThere', { event: name })}
        onPress={() => onChange({ set: at })}
      />
    </Inline>
  );
}
