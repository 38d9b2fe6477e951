import { Inline } from '@/ui/Inline/Inline';
import { StepMark, stepStates } from '@/ui/StepMark/StepMark';
import { Text } from '@/ui/Text/Text';
import { choice, playground } from '../playground';

export default { title: 'ui/StepMark' };

export const States = () => (
  <Inline gap={6}>
    {stepStates.map((state, index) => (
      <Inline key={state} gap={3}>
        <StepMark state={state}>{index + 1}</StepMark>
        <Text size="dense">{state}</Text>
      </Inline>
    ))}
  </Inline>
);

export const Playground = playground(StepMark, { state: 'current', children: '2' }, { state: choice(stepStates) });
