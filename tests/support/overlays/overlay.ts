import { demoCode, type PersonaId } from '@fixtures/personas';
import type { ScenarioName } from '@mocks/scenarios';

type Role = 'button' | 'checkbox' | 'menuitem' | 'radio' | 'switch' | 'tab';

/** One step towards an overlay. Names are parts of accessible names; where several match, the first is taken. */
export type OverlayStep =
  | { readonly press: RegExp; readonly role?: Role }
  | { readonly type: string; readonly into: RegExp }
  | { readonly keys: string };

/** A dialog, drawer, popover or menu of the product, and how somebody gets to it. */
export interface Overlay {
  /** The file that draws it, within `src`. */
  readonly file: string;
  /** What it is called. */
  readonly name: RegExp;
  readonly role?: 'dialog' | 'alertdialog' | 'menu';
  /** What is done on the screen; the last step opens it. Without one it opens by itself. */
  readonly steps: readonly OverlayStep[];
  /** How it is left where Escape does not close it. */
  readonly leave?: readonly OverlayStep[];
}

/** Overlays that one visit to the product comes by. */
export interface OverlayVisit {
  readonly as: PersonaId;
  readonly scenario?: ScenarioName;
  readonly device?: 'phone' | 'tablet';
  /** The screens, by their address without the language, with the overlays of each. */
  readonly screens: Readonly<Record<string, readonly Overlay[]>>;
}

/** Presses what has that name. */
export const press = (name: RegExp, role?: Role): OverlayStep => ({ press: name, role });

/** Types a text into the field of that name. */
export const type = (text: string, into: RegExp): OverlayStep => ({ type: text, into });

/** Proves by e-mail who asks, in the challenge that stands open; with the authenticator app too where it is on. */
export const proved = ({ app = false } = {}): readonly OverlayStep[] => [
  ...(app ? [type(demoCode, /^Authenticator code/)] : []),
  press(/^Send code/),
  type(demoCode, /^Email code/),
  press(/^Confirm$/),
];

/** A question of that title. */
export const confirmed = (what: RegExp) => ({ name: what, role: 'alertdialog' }) as const;
