import { isPersonaId, personas } from '@fixtures/personas';
import type { FrameCell } from '@/devtools/FrameGrid';
import { axes, storyAddress, type View } from '../view';

/** The axes of a matrix. */
export const matrixAxes = ['scheme', 'language', 'viewport', 'persona'] as const;
export type MatrixAxis = (typeof matrixAxes)[number];

export type MatrixSelection = Readonly<Record<MatrixAxis, readonly string[]>>;

/** The most cells that are rendered. */
export const maxCells = 48;

const exists = (axis: MatrixAxis, choice: string): boolean =>
  axis === 'persona' ? isPersonaId(choice) : axes[axis].some((one) => one === choice);

/** The choices in the address: `scheme:light.dark,viewport:360.1440`. Unknown ones are ignored. */
export function parseSelection(text: string): MatrixSelection {
  const parts = new Map(
    text.split(',').map((part) => {
      const [axis = '', choices = ''] = part.split(':');
      return [axis, choices.split('.')];
    }),
  );
  const selected = (axis: MatrixAxis) => (parts.get(axis) ?? []).filter((choice) => exists(axis, choice));
  return { scheme: selected('scheme'), language: selected('language'), viewport: selected('viewport'), persona: selected('persona') };
}

/** The choices as written in the address. */
export const formatSelection = (chosen: MatrixSelection): string =>
  matrixAxes.flatMap((axis) => (chosen[axis].length > 0 ? [`${axis}:${chosen[axis].join('.')}`] : [])).join(',');

/** The number of combinations of the choices in an address. */
export const combinationCount = (text: string): number => {
  const chosen = parseSelection(text);
  return matrixAxes.reduce((product, axis) => product * Math.max(1, chosen[axis].length), 1);
};

/** The width in px at which a frame of fluid width is rendered. */
const fluidWidth = 1024;

/** Every combination of the choices as a frame with the address of the story; an axis without choices uses that of the view. */
export function cellsOf(story: string, view: View, height: number, nameOf: (axis: MatrixAxis, choice: string) => string): FrameCell[] {
  const chosen = parseSelection(view.matrix);
  const combinations = matrixAxes.reduce<readonly Partial<View>[]>(
    (all, axis) => (chosen[axis].length > 0 ? all.flatMap((part) => chosen[axis].map((choice) => ({ ...part, [axis]: choice }))) : all),
    [{}],
  );
  return combinations.slice(0, maxCells).map((part) => {
    const width = Number(part.viewport ?? view.viewport);
    return {
      id: JSON.stringify(part),
      label: matrixAxes.flatMap((axis) => (part[axis] ? [nameOf(axis, part[axis])] : [])).join(' · '),
      address: storyAddress(story, { ...view, ...part }, location.search),
      width: Number.isNaN(width) ? fluidWidth : width,
      height,
    };
  });
}

/** The title of a persona. */
export const personaName = (id: string): string => (isPersonaId(id) ? personas[id].title : id);
