import { demoCode, type PersonaId } from '@fixtures/personas';
import type { ScenarioName } from '@mocks/scenarios';

type Role = 'button' | 'checkbox' | 'menuitem' | 'radio' | 'switch' | 'tab';

/** A step towards an overlay. Names are parts of accessible names; the first match is taken. */
export type OverlayStep =
  | { readonly press: RegExp; readonly role?: Role }
  | { readonly type: string; readonly into: RegExp }
  | { readonly keys: string };

/** A dialog, drawer, popover or menu of the product, and how a user reaches it. */
export interface Overlay {
  /** The file of its component, relative to `src`. */
  readonly file: string;
  /** Its accessible name. */
  readonly name: RegExp;
  readonly role?: 'dialog' | 'alertdialog' | 'menu';
  /** The steps on the screen, of which the last opens the overlay. Without steps it opens by itself. */
  readonly steps: readonly OverlayStep[];
  /** How to leave it if Escape does not close it. */
  readonly leave?: readonly OverlayStep[];
}

/** The overlays of one visit to the product. */
export interface OverlayVisit {
  readonly as: PersonaId;
  readonly scenario?: ScenarioName;
  readonly device?: 'phone' | 'tablet';
  /** The screens by address, without the language, with the overlays of each. */
  readonly screens: Readonly<Record<string, readonly Overlay[]>>;
}

/** Presses the control with that name. */
export const press = (name: RegExp, role?: Role): OverlayStep => ({ press: name, role });

/** Types a text into the field with that name. */
export const type = (text: string, into: RegExp): OverlayStep => ({ type: text, into });

/** Verifies the user by e-mail in the open challenge, and with the authenticator app if `app` is set. */
export const challengeSteps = ({ app = false } = {}): readonly OverlayStep[] => [
  ...(app ? [type(demoCode, /^Authenticator code/)] : []),
  press(/^Send code/),
  type(demoCode, /^Email code/),
  press(/^Confirm$/),
];

/** A confirmation dialog with that title. */
export const confirmDialog = (what: RegExp) => ({ name: what, role: 'alertdialog' }) as const;
