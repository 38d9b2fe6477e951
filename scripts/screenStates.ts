/** The states in which each screen can be shown, and whether the audit covers them: from the specification, the scenarios and the stories. */
import { scenarioNames, scenarios, isScenarioName, type ScenarioName } from '@mocks/scenarios';
import { errorCatalogue } from '@mocks/control/errorCatalogue';
import { auditViewers, isAuditedAs } from '@tests/support/builtScreens';
import { overlayVisits } from '@tests/support/overlays';
import { situations, type Situation } from '@/devtools/pages/codes/situations';
import { specifiedStates } from '@/devtools/pages/codes/specifiedStates';
import type { CoveredState } from '@/devtools/pages/coverage/coverage';
import type { Route } from '@/shared/routing/route';

/** A story with the scenarios it shows. */
export interface ShownStory {
  readonly id: string;
  readonly scenarios: readonly string[];
}

const { codes } = errorCatalogue('en_US');

/** Where a situation is shown: an address without its language, in a scenario or as a persona without one; null if no screen shows it. */
function locationOf({
  target,
}: Situation): { readonly address: string; readonly scenario: ScenarioName | null; readonly persona: string } | null {
  if (target.kind === 'screen') return { ...target, scenario: null };
  const row = target.kind === 'code' ? codes.find(({ name }) => name === target.name) : null;
  const name = row?.scenario ?? target.name;
  if (!isScenarioName(name)) return null;
  const address = row ? row.address : scenarios[name].address;
  return address === null ? null : { address, scenario: name, persona: row?.persona ?? scenarios[name].persona };
}

/** The states of a screen with the given stories. `screenAt` returns the id of the screen at an address. */
export function statesOf(
  route: Route,
  stories: readonly ShownStory[],
  screenAt: (address: string) => string | undefined,
): readonly CoveredState[] {
  const isInOverlayVisit = (scenario: string) =>
    overlayVisits.some(
      (visit) => visit.scenario === scenario && Object.keys(visit.screens).some((address) => screenAt(address) === route.id),
    );
  const isScenarioAudited = (scenario: string) => stories.some((story) => story.scenarios.includes(scenario)) || isInOverlayVisit(scenario);
  const isViewer = (persona: string) => auditViewers.some((who) => who === persona && isAuditedAs(who, route, true));
  const specified = [...specifiedStates, ...situations].flatMap((situation) => {
    const location = locationOf(situation);
    return location !== null && screenAt(location.address) === route.id ? [{ situation, location }] : [];
  });
  const named = new Set(specified.map(({ location }) => location.scenario));
  return [
    ...specified.map(({ situation: { id, title }, location: { scenario, persona } }) => ({
      kind: 'specified' as const,
      id,
      title,
      isAudited: scenario === null ? isViewer(persona) : isScenarioAudited(scenario),
    })),
    ...scenarioNames
      .filter((name) => screenAt(scenarios[name].address) === route.id && !named.has(name))
      .map((id) => ({ kind: 'scenario' as const, id, isAudited: id === 'calm' ? isViewer(scenarios[id].persona) : isScenarioAudited(id) })),
    ...stories.map(({ id }) => ({ kind: 'story' as const, id, isAudited: true })),
  ];
}
