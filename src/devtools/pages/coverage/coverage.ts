import type { ScenarioRow } from '@mocks/control';
import type { RouteRow } from '@/shared/routing';
import type { WorkbenchText } from '../tools';

/** The coverage of the product, derived from the sources at build time. */
export interface Coverage {
  readonly endpoints: readonly CoveredEndpoint[];
  readonly screens: readonly CoveredScreen[];
  readonly rules: readonly CoveredRule[];
  /** The tests that rows refer to by index in this list. */
  readonly tests: readonly CoveringTest[];
  /** The stories of each component named in a row, by their ids in the component workbench. */
  readonly stories: Readonly<Record<string, readonly string[]>>;
}

/** A test, identified by file and title. */
export interface CoveringTest {
  readonly file: string;
  readonly title: string;
}

/** A call of the contract. */
export interface CoveredEndpoint {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** Why parts of it are assumed; null if the specification shows it. */
  readonly assumed: string | null;
  /** The schemas of its request and response, by their names in the contract. */
  readonly schema: Readonly<Record<string, string>>;
  readonly isResolved: boolean;
  /** Whether the header, menus or footer make it, on any screen. */
  readonly isInShell: boolean;
  /** The ids of the screens that make it. */
  readonly screens: readonly string[];
  /** The scenarios whose own check makes it, then those that trigger one of its codes, then those whose screen makes it. */
  readonly scenarios: readonly string[];
  /** The components with stories that make it. */
  readonly components: readonly string[];
  /** The tests that mention it. */
  readonly tests: readonly number[];
}

/** A state in which a screen can be shown. */
export interface CoveredState {
  readonly kind: 'specified' | 'scenario' | 'story';
  /** The id of a specified state or situation, the name of a scenario, or the id of a story. */
  readonly id: string;
  /** The title of a specified state or situation. */
  readonly title?: WorkbenchText;
  /** Whether the audit checks the screen in this state: as a story, on the way to an overlay, or as seen by a viewer. */
  readonly isAudited: boolean;
}

/** A screen of the specification. */
export interface CoveredScreen extends Pick<RouteRow, 'access' | 'path' | 'titleKey'> {
  readonly id: string;
  /** Without its locale. */
  readonly address: string;
  readonly isBuilt: boolean;
  /** The component of its page; null until it is built. */
  readonly component: string | null;
  /** Specified states first, then the remaining scenarios, then the stories. */
  readonly states: readonly CoveredState[];
  readonly scenarios: readonly string[];
  /** The personas the screen is audited as. */
  readonly viewers: readonly string[];
  readonly overlays: readonly CoveredOverlay[];
  readonly journeys: readonly number[];
}

/** A dialog, drawer, popover or menu of a screen that the audit opens and checks. */
export interface CoveredOverlay {
  readonly file: string;
  readonly as: string;
  readonly isOnPhone: boolean;
}

/** A numbered rule of the specification. */
export interface CoveredRule {
  readonly id: string;
  readonly area: string;
  readonly rule: string;
  /** What is missing to prove it; null if it is proven. */
  readonly missing: string | null;
  readonly tests: readonly number[];
  readonly screens: readonly string[];
  /** The scenarios that its tests run in; if there are none, those of its screens. */
  readonly scenarios: readonly ScenarioRow['name'][];
}
