import { LevelLights } from '@/ui/LevelLights/LevelLights';
import { Inline } from '@/ui/Inline/Inline';
import { Text } from '@/ui/Text/Text';
import { playground } from '../playground';

export default { title: 'ui/LevelLights' };

export const States = () => (
  <Inline gap={6}>
    {[1, 2, 3, 4, 5].map((level) => (
      <Inline key={level} gap={3}>
        <LevelLights label={`ADL: ${level} of 5`} level={level} max={5} />
        <Text size="dense">{`${level} of 5`}</Text>
      </Inline>
    ))}
  </Inline>
);

export const Playground = playground(LevelLights, { label: 'ADL: 4 of 5', level: 4, max: 5 });
