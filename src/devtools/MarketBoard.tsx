import { useUnit } from 'effector-react';
import { Undo2 } from 'lucide-react';
import type { MarketIntervention } from '@mocks/control';
import { QueryView } from '@/shared/api/QueryView';
import { useFormat, useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { Button } from '@/ui/Button/Button';
import { Card } from '@/ui/Card/Card';
import { Heading } from '@/ui/Heading/Heading';
import { IconButton } from '@/ui/IconButton/IconButton';
import { Inline } from '@/ui/Inline/Inline';
import { keepRowFocus } from '@/ui/keepRowFocus';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { durationText } from './durations';
import * as model from './marketModel';
import { presetNames } from './marketPresets';
import { MarketScope } from './MarketScope';
import { MarketTools } from './MarketTools';
import { useScopeName } from './scopeNames';

/** Moves, halts and thins out markets, by presets or individual interventions, and undoes them. */
export function MarketBoard() {
  useGate(model.MarketGate);
  return (
    <Stack gap={6}>
      <MarketScope />
      <Presets />
      <MarketTools />
      <ActiveInterventions />
    </Stack>
  );
}

function Presets() {
  const t = useText('devtools');
  const { onPreset } = useUnit({ onPreset: model.presetChosen });
  return (
    <Stack as="section" gap={3} aria-labelledby="market-presets">
      <Heading level={3} size="body" id="market-presets">
        {t('devtools.presets')}
      </Heading>
      <Stack as="ul" gap={2}>
        {presetNames.map((name) => (
          <Card key={name} as="li" density="compact">
            <Inline justify="between" wrap={false}>
              <Stack gap={1}>
                <Text weight="medium">{t(`devtools.preset_${name}`)}</Text>
                <Text size="small" tone="soft">
                  {t(`devtools.presetHint_${name}`)}
                </Text>
              </Stack>
              <Button
                size="compact"
                aria-label={t('devtools.presetApply', { name: t(`devtools.preset_${name}`) })}
                onPress={() => onPreset(name)}
              >
                {t('devtools.apply')}
              </Button>
            </Inline>
          </Card>
        ))}
      </Stack>
    </Stack>
  );
}

function ActiveInterventions() {
  const t = useText('devtools');
  const { active, onUndo, onUndoAll } = useUnit({
    active: model.$activeInterventions,
    onUndo: model.undoing.submitted,
    onUndoAll: model.undoingAll.submitted,
  });
  return (
    <Stack as="section" gap={3} aria-labelledby="market-done">
      <Inline justify="between">
        <Heading level={3} size="body" id="market-done">
          {t('devtools.marketDone')}
        </Heading>
        {active.length > 0 && (
          <Button size="compact" onPress={() => onUndoAll()}>
            {t('devtools.undoAll')}
          </Button>
        )}
      </Inline>
      <div ref={keepRowFocus}>
        <QueryView query={model.interventions} keepLatest density="compact" skeleton={<Skeleton shape="row" count={1} label />}>
          {() =>
            active.length === 0 ? (
              <Text as="p" size="dense" tone="soft">
                {t('devtools.marketUntouched')}
              </Text>
            ) : (
              <Stack as="ul" gap={2}>
                {active.map((each) => (
                  <Intervention key={each.id} intervention={each} onUndo={() => onUndo(each.id)} />
                ))}
              </Stack>
            )
          }
        </QueryView>
      </div>
    </Stack>
  );
}

function Intervention({ intervention, onUndo }: { readonly intervention: MarketIntervention; readonly onUndo: () => void }) {
  const t = useText('devtools');
  const format = useFormat();
  const text = useInterventionText(intervention);
  return (
    <Card as="li" density="compact">
      <Inline justify="between" wrap={false}>
        <Stack gap={1}>
          <Text weight="medium">{text}</Text>
          <Text size="small" tone="soft">
            {t('devtools.since', { time: format.time(intervention.from) })}
          </Text>
        </Stack>
        <IconButton icon={Undo2} size="compact" label={t('devtools.undo', { what: text })} onPress={onUndo} />
      </Inline>
    </Card>
  );
}

/** The intervention as a sentence. */
function useInterventionText(intervention: MarketIntervention): string {
  const t = useText('devtools');
  const format = useFormat();
  const of = useScopeName()(intervention.of);
  if (intervention.kind === 'move') {
    const { percent, overMs, holdMs } = intervention;
    const values = {
      of,
      percent: format.percent(percent, percent.includes('.') ? 2 : 0),
      over: durationText(t, overMs),
      hold: durationText(t, holdMs ?? 0),
    };
    if (overMs === 0) return t(holdMs === null ? 'devtools.did_jump' : 'devtools.did_jumpBack', values);
    return t(holdMs === null ? 'devtools.did_move' : 'devtools.did_moveBack', values);
  }
  const { kind, forMs } = intervention;
  const lasts = forMs === null ? t('devtools.untilUndone') : t('devtools.lasting', { time: durationText(t, forMs) });
  if (kind === 'halt') return t('devtools.did_halt', { of, lasts });
  const { factor } = intervention;
  if (kind === 'widenSpread') return t('devtools.did_widen', { of, factor, lasts });
  return t(intervention.side ? `devtools.did_thin_${intervention.side}` : 'devtools.did_thin', { of, left: factor, lasts });
}
