import { allSettled } from 'effector';
import { describe, expect, test } from 'vitest';
import { modules } from '@mocks/exchange/modules';
import { savedShapes } from '../../scripts/savedShapes';
import { memoryStorage } from '@/shared/lib';
import { $lines, schedule, ScheduledEventsGate, backgroundSwitched } from './scheduledEventsModel';
import { scheduledEventTexts } from './scheduledEventTexts';
import {
  $isHalted,
  $activeInterventions,
  halt,
  interventions,
  MarketGate,
  move,
  presetChosen,
  resume,
  scopeChosen,
  undoing,
  undoingAll,
} from './marketModel';
import { presetNames } from './marketPresets';
import { faultOf } from './faultForms';
import { $activePresets, faults, FaultsGate, adding, presetSwitched } from './faultsModel';
import { clockChange, ControlsGate, resetPressed, status } from './model';
import { maintenanceChange, regionChange, site } from './siteModel';
import { networkPresetNames, networkPresets } from './networkPresets';
import { $layout, boardChosen, boardNamed, placementChosen } from './panelModel';
import { openScope } from '@tests/support/app/scope';

async function open(scenario: 'calm' | 'funding-soon' = 'calm') {
  const page = await openScope({ as: 'trader', scenario });
  for (const gate of [ControlsGate, MarketGate, ScheduledEventsGate]) await allSettled(gate.open, { scope: page.scope, params: {} });
  return page;
}

describe('the panel', () => {
  test('restores its placement and its last board', async () => {
    const storage = memoryStorage();
    const first = await openScope({ storage });
    await allSettled(ControlsGate.open, { scope: first.scope, params: {} });
    await allSettled(placementChosen, { scope: first.scope, params: 'floating' });
    await allSettled(boardChosen, { scope: first.scope, params: 'clock' });
    const second = await openScope({ storage });
    await allSettled(ControlsGate.open, { scope: second.scope, params: {} });
    expect(second.scope.getState($layout)).toEqual({ board: 'clock', placement: 'floating' });
  });

  test('resolves board names and rejects others', () => {
    expect([boardNamed('market'), boardNamed('weather'), boardNamed(null)]).toEqual(['market', undefined, undefined]);
  });
});

describe('the market board', () => {
  test('moves the selected markets, lists the move, and undoes it', async () => {
    const { scope } = await open();
    await allSettled(move.submitted, { scope, params: { of: 'BTC', percent: '-10', overMs: 60_000 } });
    const [moved] = scope.getState($activeInterventions);
    expect(moved).toMatchObject({ kind: 'move', of: 'BTC', percent: '-10' });
    await allSettled(undoing.submitted, { scope, params: moved?.id ?? 0 });
    expect(scope.getState($activeInterventions)).toEqual([]);
    expect(scope.getState(interventions.$data)).toHaveLength(1);
  });

  test('ends a halt of the selected markets', async () => {
    const { scope } = await open();
    await allSettled(scopeChosen, { scope, params: 'ETH' });
    expect(scope.getState($isHalted)).toBe(false);
    await allSettled(halt.submitted, { scope, params: { of: 'ETH' } });
    expect(scope.getState($isHalted)).toBe(true);
    await allSettled(resume.submitted, { scope, params: { of: 'ETH' } });
    expect([scope.getState($isHalted), scope.getState($activeInterventions)]).toEqual([false, []]);
  });

  test.each(presetNames)('applies the preset %s to the selected markets and undoes it by one press', async (preset) => {
    const { scope } = await open();
    await allSettled(scopeChosen, { scope, params: 'meme' });
    await allSettled(presetChosen, { scope, params: preset });
    const lasting = scope.getState($activeInterventions);
    expect(lasting.length).toBeGreaterThan(0);
    expect(lasting.every(({ of }) => of === 'meme')).toBe(true);
    await allSettled(undoingAll.submitted, { scope });
    expect(scope.getState($activeInterventions)).toEqual([]);
  });
});

describe('faults', () => {
  test.each(networkPresetNames)('of the network condition %s are added and removed together without changing others', async (weather) => {
    const { scope } = await open();
    await allSettled(FaultsGate.open, { scope, params: {} });
    await allSettled(adding.submitted, { scope, params: { at: 'inmail', when: {}, fault: { kind: 'truncated' } } });
    await allSettled(presetSwitched, { scope, params: { preset: weather, isOn: true } });
    expect(scope.getState($activePresets)).toEqual([weather]);
    expect(scope.getState(faults.$data)).toHaveLength(1 + networkPresets[weather].length);
    await allSettled(presetSwitched, { scope, params: { preset: weather, isOn: false } });
    expect(scope.getState(faults.$data)).toMatchObject([{ at: 'inmail', fault: { kind: 'truncated' } }]);
  });

  test('are built from the entered values, unless one is missing or invalid', () => {
    const draft = { at: 'capital', kind: 'status', fields: { status: '503', retryAfterSeconds: '' }, when: 'every', number: '3' } as const;
    expect(faultOf(draft)).toEqual({ at: 'capital', when: { every: 3 }, fault: { kind: 'status', status: 503 } });
    expect([faultOf({ ...draft, number: '' }), faultOf({ ...draft, fields: { status: '200' } })]).toEqual([null, null]);
  });
});

describe('the site', () => {
  test('can put a module under maintenance and change the visitors’ region until the reset undoes both', async () => {
    const { scope } = await open();
    await allSettled(maintenanceChange.submitted, { scope, params: { module: 'spot', isOn: true } });
    await allSettled(regionChange.submitted, { scope, params: 'US' });
    await allSettled(move.submitted, { scope, params: { of: 'all', percent: '5', overMs: 0 } });
    expect(scope.getState(site.$data)).toEqual({ underMaintenance: ['spot'], region: 'US', isRestricted: true });
    await allSettled(resetPressed, { scope });
    expect(scope.getState(site.$data)).toEqual({ underMaintenance: [], region: 'SG', isRestricted: false });
    expect(scope.getState($activeInterventions)).toEqual([]);
  });
});

describe('the schedule', () => {
  test('has a text for every kind of event that the exchange schedules', () => {
    const shapes = savedShapes('output');
    const kinds = modules.flatMap(({ name, events }) => (events === null ? [] : kindsIn(shapes[`scheduled ${name}`])));
    expect(kinds.length).toBeGreaterThan(30);
    expect(kinds.filter(([part, kind]) => !scheduledEventTexts[part]?.[kind])).toEqual([]);
  });

  test('names the contract of a funding event, and the clock jumps to it', async () => {
    const { scope } = await open('funding-soon');
    const funding = scope.getState($lines).find(({ kind }) => kind === 'funding') ?? expect.fail('no funding is due');
    expect(funding.subject).toMatch(/^[A-Z]+USDT?$/);
    await allSettled(clockChange.submitted, { scope, params: { set: funding.at } });
    expect(scope.getState(status.$data)?.clock.at).toBe(funding.at);
  });

  test('hides background events until they are requested', async () => {
    const { scope } = await open();
    const isBackground = ({ part }: { readonly part: string }) => part === 'bots';
    expect(scope.getState(schedule.$data)?.some(isBackground)).toBe(true);
    expect(scope.getState($lines).some(isBackground)).toBe(false);
    await allSettled(backgroundSwitched, { scope, params: true });
    expect(scope.getState($lines).some(isBackground)).toBe(true);
  });
});

/** Part and kind of each event in a JSON schema; the part itself if it has no kind. */
function kindsIn(shape: unknown): (readonly [string, string])[] {
  const { anyOf, oneOf, properties } = JSON.parse(JSON.stringify(shape));
  const alternatives: unknown[] | undefined = anyOf ?? oneOf;
  if (alternatives) return alternatives.flatMap(kindsIn);
  const part: string = properties.part.const;
  const kinds: string[] = properties.kind ? (properties.kind.enum ?? [properties.kind.const]) : [part];
  return kinds.map((kind) => [part, kind] as const);
}
