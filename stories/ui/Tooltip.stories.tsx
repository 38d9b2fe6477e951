import { Info } from 'lucide-react';
import { Button } from '@/ui/Button/Button';
import { IconButton } from '@/ui/IconButton/IconButton';
import { Stack } from '@/ui/Stack/Stack';
import { Tooltip } from '@/ui/Tooltip/Tooltip';

export default { title: 'ui/Tooltip' };

export const OnHover = () => (
  <Tooltip text="Opens your transfer history">
    <Button>Records</Button>
  </Tooltip>
);

export const Open = () => (
  <Stack align="center" padding={8}>
    <Tooltip text="Closed" isOpen>
      <IconButton icon={Info} label="State of the market" />
    </Tooltip>
  </Stack>
);

export const LongText = () => (
  <Stack align="center" padding={9}>
    <Tooltip
      isOpen
      text="The mark price is the fair value of the contract: the index price plus a moving average of the basis. Liquidation follows it, not the last price."
    >
      <IconButton icon={Info} label="Mark price" />
    </Tooltip>
  </Stack>
);
