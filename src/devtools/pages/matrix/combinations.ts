import * as z from 'zod/mini';
import { displayChoices, linkWithDisplay, linkInWorld, linkToScenario, personaChoices } from '@mocks/control';
import { offeredLanguages } from '@locales/registry';
import { isScreen } from '../addresses';

/** The axes on which cells can differ, with all options. */
export const axes = {
  themes: displayChoices.theme,
  languages: offeredLanguages.map(({ code }) => code),
  widths: ['360', '768', '1440', '1920'],
  personas: personaChoices.map(({ id }) => id),
} as const;
export type Axis = keyof typeof axes;
export const axisNames = ['themes', 'languages', 'widths', 'personas'] as const satisfies readonly Axis[];

export type AxisSelection = Readonly<Record<Axis, readonly string[]>>;

/** A comparison: a screen (address without its locale) in a scenario, in every combination of the chosen options. */
export interface Matrix {
  readonly address: string;
  readonly scenario: string;
  readonly selection: AxisSelection;
}

const defaults: Matrix = {
  address: '/market',
  scenario: 'calm',
  selection: { themes: ['light', 'dark'], languages: ['en_US'], widths: ['360', '1440'], personas: ['trader'] },
};

/** The maximum number of cells. */
export const maxCells = 24;

/** The matrix encoded in an address, such as `?address=/market&scenario=market-fear&themes=light,dark&widths=360`, and its invalid parameters, which are replaced by defaults. `scenarios` lists all known names. */
export function readMatrix(
  parameters: URLSearchParams,
  scenarios: readonly string[],
): { readonly matrix: Matrix; readonly unknown: readonly string[] } {
  const unknown: string[] = [];
  const read = (axis: Axis): readonly string[] => {
    const text = parameters.get(axis);
    if (text === null) return defaults.selection[axis];
    const choices: readonly string[] = axes[axis];
    const result = z.safeParse(z.array(z.enum(choices)).check(z.minLength(1)), text.split(','));
    if (result.success) return choices.filter((choice) => result.data.includes(choice));
    unknown.push(`${axis}=${text.slice(0, 60)}`);
    return defaults.selection[axis];
  };
  const address = parameters.get('address') ?? defaults.address;
  if (!isScreen(address)) unknown.push(`address=${address.slice(0, 60)}`);
  const scenario = parameters.get('scenario') ?? defaults.scenario;
  const isKnown = scenarios.includes(scenario);
  if (!isKnown) unknown.push(`scenario=${scenario.slice(0, 60)}`);
  return {
    matrix: {
      scenario: isKnown ? scenario : defaults.scenario,
      address: isScreen(address) ? address : defaults.address,
      selection: { themes: read('themes'), languages: read('languages'), widths: read('widths'), personas: read('personas') },
    },
    unknown,
  };
}

/** One combination of the options. */
export interface Combination {
  readonly id: string;
  readonly theme: string;
  readonly language: string;
  readonly width: number;
  readonly persona: string;
  /** The link of the page in its own world. */
  readonly address: string;
}

/** Every combination up to the limit; their worlds all start identically at `startedAt`. */
export function combinationsOf({ address, scenario, selection }: Matrix, startedAt: number, origin: string): readonly Combination[] {
  const all = selection.personas.flatMap((persona) =>
    selection.languages.flatMap((language) =>
      selection.widths.flatMap((width) =>
        selection.themes.map((theme) => ({ persona, language, width: Number.parseInt(width, 10), theme })),
      ),
    ),
  );
  return all.slice(0, maxCells).map((part) => {
    const id = `matrix-${scenario}-${part.theme}-${part.language}-${part.width}-${part.persona}`;
    const personaId = personaChoices.find((choice) => choice.id === part.persona)?.id ?? 'visitor';
    const link = linkToScenario({ name: scenario, persona: personaId, address }, `${origin}/${part.language}`);
    const theme = displayChoices.theme.find((choice) => choice === part.theme);
    return { ...part, id, address: linkWithDisplay({ theme }, linkInWorld(id, { startedAt }, link)) };
  });
}
