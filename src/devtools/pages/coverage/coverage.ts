import type { ScenarioRow } from '@mocks/control';
import type { RouteRow } from '@/shared/routing';
import type { WorkbenchText } from '../tools';

/** What of the product is covered by what, made from the sources when the site is built. */
export interface Coverage {
  readonly endpoints: readonly CoveredEndpoint[];
  readonly screens: readonly CoveredScreen[];
  readonly rules: readonly CoveredRule[];
  /** The tests that the rows name by their place in this list. */
  readonly tests: readonly CoveringTest[];
  /** The stories of each component that rows name, by their ids in the component workbench. */
  readonly stories: Readonly<Record<string, readonly string[]>>;
}

/** A test by its file and title. */
export interface CoveringTest {
  readonly file: string;
  readonly title: string;
}

/** A call of the contract. */
export interface CoveredEndpoint {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** Why parts of it are ours; null where the specification shows it. */
  readonly assumed: string | null;
  /** The schemas of what is sent and answered, as the contract names them. */
  readonly schema: Readonly<Record<string, string>>;
  readonly isResolved: boolean;
  /** Whether header, menus or footer make it, on whatever screen. */
  readonly isInShell: boolean;
  /** The screens that make it, by their ids. */
  readonly screens: readonly string[];
  /** The scenarios whose proof makes it, then those whose screen does. */
  readonly scenarios: readonly string[];
  /** The components with stories that make it. */
  readonly components: readonly string[];
  /** The tests that name it. */
  readonly tests: readonly number[];
}

/** A state that a screen can be seen in. */
export interface CoveredState {
  readonly kind: 'specified' | 'scenario' | 'story';
  /** Of a state or situation that the specification names, its id; of a scenario, its name; of a story, its id. */
  readonly id: string;
  /** What the specification's states and situations are called. */
  readonly title?: WorkbenchText;
  /** Whether the audit looks at the screen in this state: as a story, on the way to an overlay, or as it stands for a viewer. */
  readonly isAudited: boolean;
}

/** A screen of the specification. */
export interface CoveredScreen extends Pick<RouteRow, 'access' | 'path' | 'titleKey'> {
  readonly id: string;
  /** Without its language. */
  readonly address: string;
  readonly isBuilt: boolean;
  /** The component of its page; null while it is not built. */
  readonly component: string | null;
  /** Those of the specification first, then the scenarios that none of them is, then the stories. */
  readonly states: readonly CoveredState[];
  readonly scenarios: readonly string[];
  /** As whom the audit looks at it. */
  readonly viewers: readonly string[];
  readonly overlays: readonly CoveredOverlay[];
  readonly journeys: readonly number[];
}

/** A dialog, drawer, popover or menu of a screen, which the audit opens and scans. */
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
  /** What is missing until it can be proven; null where it is proven. */
  readonly missing: string | null;
  readonly tests: readonly number[];
  readonly screens: readonly string[];
  /** The scenarios that its tests run in; where they run in none, those of its screens. */
  readonly scenarios: readonly ScenarioRow['name'][];
}
