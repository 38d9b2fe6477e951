import { useState } from 'react';
import { Avatar } from '@/ui/Avatar/Avatar';
import { avatarColours } from '@/ui/Avatar/colour';
import { Badge } from '@/ui/Badge/Badge';
import { RadioGroup } from '@/ui/RadioGroup/RadioGroup';
import type { RadioGroupProps } from '@/ui/RadioGroup/RadioGroup';
import { Stack } from '@/ui/Stack/Stack';
import { groupStates, StatesSheet } from '../StatesSheet';

export default { title: 'ui/RadioGroup' };

const modes = [
  { id: 'cross', label: 'Cross margin', description: 'Positions share the balance of the account.' },
  { id: 'isolated', label: 'Isolated margin', description: 'The loss is limited to the margin of the position.' },
];
const networks = [
  { id: 'trc20', label: 'TRON (TRC-20)', description: 'About 2 minutes, fee 1 USDT', end: <Badge tone="success">Cheapest</Badge> },
  { id: 'erc20', label: 'Ethereum (ERC-20)', description: 'About 6 minutes, fee 4.2 USDT' },
  { id: 'sol', label: 'Solana', description: 'Suspended for maintenance', isDisabled: true },
];

function Example({ start = null, ...props }: Partial<RadioGroupProps> & { start?: string | null }) {
  const [value, setValue] = useState(start);
  return <RadioGroup label="Margin mode" options={modes} {...props} value={value} onChange={setValue} />;
}

export const Lists = () => (
  <Stack width="reading" gap={7}>
    <Example start="cross" />
    <Example label="Side" variant="row" start="buy" options={['Buy', 'Sell'].map((label) => ({ id: label.toLowerCase(), label }))} />
  </Stack>
);

const avatars = avatarColours.map((colour) => ({
  id: String(colour),
  label: `Color ${colour + 1}`,
  end: <Avatar name="Tomas" colorId={colour} size="large" />,
}));

export const Grid = () => (
  <Stack width="reading" gap={7}>
    <Example label="Avatar" variant="grid" start="2" options={avatars} />
    <Example label="Disabled" variant="grid" start="2" options={avatars} isDisabled />
  </Stack>
);

export const Cards = () => (
  <Stack gap={7}>
    <Example start="isolated" variant="cards" />
    <Example
      label="Network"
      options={networks}
      start="trc20"
      variant="cards"
      description="The receiving address must be on the same network."
    />
  </Stack>
);

export const Examples = () => (
  <Stack gap={7}>
    <Example label="Invalid" errorMessage="Choose a margin mode." />
    <Example label="Invalid cards" variant="cards" errorMessage="Choose a margin mode." />
    <Example label="Read-only" start="cross" isReadOnly />
    <Example label="Disabled" start="cross" isDisabled />
    <Example label="Disabled cards" start="cross" variant="cards" isDisabled />
  </Stack>
);

export const States = () => (
  <StatesSheet variants={['list', 'grid', 'cards'] as const} states={groupStates}>
    {(variant, props) => (
      <Example {...(variant === 'grid' ? { options: avatars.slice(0, 4), start: '2' } : { start: 'cross' })} variant={variant} {...props} />
    )}
  </StatesSheet>
);
