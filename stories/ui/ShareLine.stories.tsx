import { Inline } from '@/ui/Inline/Inline';
import { ShareLine } from '@/ui/ShareLine/ShareLine';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { positioned } from './ShareLine.css';

export default { title: 'ui/ShareLine' };

const shares = ['0', '4.2', '37.5', '100'];

export const States = () => (
  <Stack gap={4}>
    {shares.map((percent) => (
      <div key={percent} className={positioned}>
        <Inline justify="between">
          <Text tone="soft">Network</Text>
          <Text face="figures">{percent}%</Text>
        </Inline>
        <ShareLine percent={percent} />
      </div>
    ))}
  </Stack>
);
