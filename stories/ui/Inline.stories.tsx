import { Badge } from '@/ui/Badge/Badge';
import { Button } from '@/ui/Button/Button';
import { Inline } from '@/ui/Inline/Inline';
import { Text } from '@/ui/Text/Text';

export default { title: 'ui/Inline' };

export const Regular = () => (
  <Inline>
    <Button>Deposit</Button>
    <Button>Withdraw</Button>
    <Button>Transfer</Button>
  </Inline>
);

export const Between = () => (
  <Inline justify="between">
    <Text weight="medium">Total balance</Text>
    <Badge>Spot</Badge>
  </Inline>
);

export const Wraps = () => (
  <Inline gap={2}>
    {Array.from({ length: 40 }, (_, index) => (
      <Badge key={index}>{`Zone ${index + 1}`}</Badge>
    ))}
  </Inline>
);
