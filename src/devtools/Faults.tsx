import { useUnit } from 'effector-react';
import { ListFilter, Trash2 } from 'lucide-react';
import { allTargets, type FaultRule } from '@mocks/control';
import { QueryView } from '@/shared/api/QueryView';
import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { Button } from '@/ui/Button/Button';
import { Card } from '@/ui/Card/Card';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Heading } from '@/ui/Heading/Heading';
import { IconButton } from '@/ui/IconButton/IconButton';
import { Inline } from '@/ui/Inline/Inline';
import { keepRowFocus } from '@/ui/keepRowFocus';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import { Switch } from '@/ui/Switch/Switch';
import { Text } from '@/ui/Text/Text';
import { FaultForm } from './FaultForm';
import { faultConditions } from './faultForms';
import * as model from './faultsModel';
import { faultCallsOpened } from './logModel';
import { networkPresetNames } from './networkPresets';

/** Injects faults into calls, by ready-made network conditions or one at a time; lists the active faults and removes them. */
export function Faults() {
  useGate(model.FaultsGate);
  return (
    <Stack gap={6}>
      <NetworkPresets />
      <FaultForm />
      <ActiveFaults />
    </Stack>
  );
}

function NetworkPresets() {
  const t = useText('devtools');
  const { activePresets, isPending, onSwitch } = useUnit({
    activePresets: model.$activePresets,
    isPending: model.replacing.$isPending,
    onSwitch: model.presetSwitched,
  });
  return (
    <Stack as="section" gap={3} aria-labelledby="weathers">
      <Heading level={3} size="body" id="weathers">
        {t('devtools.weathers')}
      </Heading>
      <Stack as="ul" gap={3}>
        {networkPresetNames.map((name) => (
          <Stack key={name} as="li" gap={1}>
            <Switch
              width="full"
              isSelected={activePresets.includes(name)}
              isReadOnly={isPending}
              onChange={(isOn) => onSwitch({ preset: name, isOn })}
            >
              {t(`devtools.weather_${name}`)}
            </Switch>
            <Text size="small" tone="soft">
              {t(`devtools.weatherHint_${name}`)}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}

function ActiveFaults() {
  const t = useText('devtools');
  const { onRemove, onClear } = useUnit({ onRemove: model.removal.submitted, onClear: model.clearing.submitted });
  return (
    <Stack as="section" gap={3} aria-labelledby="faults-active">
      <Heading level={3} size="body" id="faults-active">
        {t('devtools.faultsActive')}
      </Heading>
      <div ref={keepRowFocus}>
        <QueryView
          query={model.faults}
          keepLatest
          density="compact"
          skeleton={<Skeleton shape="row" count={2} label />}
          empty={<EmptyState density="compact" text={t('devtools.faultsNone')} hint={t('devtools.faultsHint')} />}
        >
          {(faults) => (
            <Stack gap={3}>
              <Stack as="ul" gap={2}>
                {faults.map((rule) => (
                  <FaultRow key={rule.id} rule={rule} onRemove={() => onRemove(rule.id)} />
                ))}
              </Stack>
              <Inline>
                <Button size="compact" onPress={() => onClear()}>
                  {t('devtools.faultsClear')}
                </Button>
              </Inline>
            </Stack>
          )}
        </QueryView>
      </div>
    </Stack>
  );
}

function FaultRow({ rule, onRemove }: { readonly rule: FaultRule; readonly onRemove: () => void }) {
  const t = useText('devtools');
  const onShowCalls = useUnit(faultCallsOpened);
  const { id, at, when, fault, seen, hits } = rule;
  const target = at === allTargets ? t('devtools.faultAtAll') : at;
  const values = Object.entries(fault).flatMap(([field, value]) => (field === 'kind' ? [] : [String(value)]));
  const conditions = faultConditions.flatMap((name) =>
    name === 'always' || when[name] === undefined ? [] : [t('devtools.whenIs', { when: t(`devtools.when_${name}`), number: when[name] })],
  );
  return (
    <Card as="li" density="compact">
      <Inline justify="between" wrap={false}>
        <Stack gap={1}>
          <Text size="dense" weight="medium">
            {target} · {t(`devtools.told_${fault.kind}`)}
            {values.length > 0 && ` (${values.join(', ')})`}
          </Text>
          <Text size="small" tone="soft">
            {[...conditions, t('devtools.faultHits', { hits, seen })].join(' · ')}
          </Text>
        </Stack>
        <Inline gap={1} wrap={false}>
          {hits > 0 && (
            <IconButton icon={ListFilter} size="compact" label={t('devtools.faultCalls', { target })} onPress={() => onShowCalls(id)} />
          )}
          <IconButton icon={Trash2} size="compact" label={t('devtools.faultRemove', { at })} onPress={onRemove} />
        </Inline>
      </Inline>
    </Card>
  );
}
