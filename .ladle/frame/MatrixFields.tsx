import { Button } from '@/ui/Button/Button';
import { MultiSelect } from '@/ui/MultiSelect/MultiSelect';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { changeView, type View } from '../view';
import { parseSelection, combinationCount, matrixAxes, maxCells, formatSelection, type MatrixAxis } from './matrixCells';
import { optionsOf, personaOptions } from './choices';

const labels: Readonly<Record<MatrixAxis, string>> = { scheme: 'Themes', language: 'Languages', viewport: 'Widths', persona: 'Personas' };

const optionsFor = (axis: MatrixAxis) => (axis === 'persona' ? personaOptions : optionsOf(axis));

/** Chooses the axes and values of the matrix. */
export function MatrixFields({ view }: { readonly view: View }) {
  const chosen = parseSelection(view.matrix);
  const count = view.matrix ? combinationCount(view.matrix) : 0;
  return (
    <Stack gap={5}>
      {matrixAxes.map((axis) => (
        <MultiSelect
          key={axis}
          label={labels[axis]}
          size="compact"
          placeholder="Same as toolbar"
          options={optionsFor(axis)}
          values={chosen[axis]}
          onChange={(values) => changeView({ matrix: formatSelection({ ...chosen, [axis]: values }) })}
          summary={`${chosen[axis].length} chosen`}
        />
      ))}
      <Text size="dense" tone={count > maxCells ? 'warning' : 'soft'}>
        {count > maxCells ? `${count} frames: the first ${maxCells} are shown.` : `${count} frames`}
      </Text>
      <Button size="compact" width="full" isDisabled={view.matrix === ''} onPress={() => changeView({ matrix: '' })}>
        Show the story alone
      </Button>
    </Stack>
  );
}
