import type { ScenarioRow } from '@mocks/control';
import type { TextKey, Translate } from '@/shared/i18n';
import type { Step } from '../../script/steps';

/** The texts by which tours find elements on the screens, in any language. */
export const screenTexts = [
  'tours',
  'deposit',
  'trade',
  'contract',
  'withdraw',
  'challenge',
  'verification',
  'wallet',
  'web3Assets',
  'orders',
] as const;

export type ToursText = Translate<(typeof screenTexts)[number]>;
type NoteKey = TextKey<'tours'>;

/** An action outside the screen: a control API call, or in-page navigation to another screen. */
export type DirectAction = { readonly control: { readonly path: string }; readonly body: object } | { readonly goTo: string };

/** A step: the presenter's note, the actions, and the expected result, which is also highlighted. */
export interface TourStep {
  readonly title: string;
  readonly note: string;
  /** Index of the acting persona; 0 by default. */
  readonly actor?: 0 | 1;
  readonly actions: readonly (Step | DirectAction)[];
  readonly expected: Extract<Step, { readonly see: string }>;
}

/** A persona of a tour and the address of its first screen, without the locale. */
interface Actor {
  readonly persona: ScenarioRow['persona'];
  readonly address: string;
}

/** A step-by-step demonstration in its own exchange. */
export interface Tour {
  readonly id: string;
  readonly title: NoteKey;
  readonly purpose: NoteKey;
  readonly scenario: ScenarioRow['name'];
  /** The clock is frozen from the start, so that prices match the notes. */
  readonly isFrozen?: boolean;
  readonly actors: readonly [Actor, Actor?];
  /** On a phone, steps use other actions if the screens differ. */
  readonly steps: (t: ToursText, isPhone: boolean) => readonly TourStep[];
}
