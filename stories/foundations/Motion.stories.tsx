import motion from '@tokens/motion.tokens.json';
import { Button } from '@/ui/Button/Button';
import { Heading } from '@/ui/Heading/Heading';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { runner, track } from './foundations.css';
import { members, property } from './tokens';

export default { title: 'foundations/Motion' };

export const Durations = () => (
  <Stack gap={5} align="start">
    <Heading level={1}>Motion</Heading>
    <Text tone="soft">Only opacity and transform are animated; with reduced motion nothing is. Hover or focus the button.</Text>
    <Button>Move</Button>
    {members(motion.duration)
      .filter(({ name }) => name !== 'wait' && name !== 'pulse')
      .map(({ name, description }) => (
        <Stack key={name} gap={1}>
          <Text weight="medium">{name}</Text>
          <Text size="small" tone="soft">
            {description}
          </Text>
          <div className={track}>
            <span className={runner} style={{ transition: `transform ${property(`duration.${name}`)} ${property('easing.out')}` }} />
          </div>
        </Stack>
      ))}
  </Stack>
);
