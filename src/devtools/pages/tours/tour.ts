import type { ScenarioRow } from '@mocks/control';
import type { TextKey, Translate } from '@/shared/i18n';
import type { Step } from '../../script/steps';

/** The texts by which a tour finds things on the screens of the exchange, in whatever language is shown. */
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

/** Something that is done outside the screen: a call of the control interface, or going to another screen without loading it anew. */
export type Aside = { readonly control: { readonly path: string }; readonly body: object } | { readonly goTo: string };

/** One step: what the presenter says, what happens meanwhile, and what is to be seen before it is done, which is also highlighted. */
export interface TourStep {
  readonly title: string;
  readonly note: string;
  /** Which of the tour's people acts; the first by default. */
  readonly actor?: 0 | 1;
  readonly does: readonly (Step | Aside)[];
  readonly shows: Extract<Step, { readonly see: string }>;
}

/** A person of a tour and the screen they begin at, without its language. */
interface Actor {
  readonly persona: ScenarioRow['persona'];
  readonly address: string;
}

/** A demonstration of the exchange, step by step, in an exchange of its own. */
export interface Tour {
  readonly id: string;
  readonly title: NoteKey;
  readonly purpose: NoteKey;
  readonly scenario: ScenarioRow['name'];
  /** The clock stands still from the beginning, so that prices are those of the notes. */
  readonly isFrozen?: boolean;
  readonly actors: readonly [Actor, Actor?];
  /** On a phone the same things are done by other ways where its screens are others. */
  readonly steps: (t: ToursText, isPhone: boolean) => readonly TourStep[];
}
