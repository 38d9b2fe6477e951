import { ArrowLeftRight, Download } from 'lucide-react';
import { Button, buttonTones, controlSizes } from '@/ui/Button/Button';
import { Inline } from '@/ui/Inline/Inline';
import { Stack } from '@/ui/Stack/Stack';
import { choice, playground } from '../playground';
import { pressStates, StatesSheet } from '../StatesSheet';

export default { title: 'ui/Button' };

const labels = {
  accent: 'Transfer',
  neutral: 'Filter',
  quiet: 'Show more',
  link: 'Edit',
  danger: 'Close account',
  rise: 'Buy BTC',
  fall: 'Sell BTC',
};

export const Tones = () => (
  <Inline>
    {buttonTones.map((tone) => (
      <Button key={tone} tone={tone}>
        {labels[tone]}
      </Button>
    ))}
  </Inline>
);

export const Sizes = () => (
  <Inline>
    {controlSizes.map((size) => (
      <Button key={size} size={size} tone="accent">
        Deposit
      </Button>
    ))}
  </Inline>
);

export const WithIcon = () => (
  <Inline>
    {controlSizes.map((size) => (
      <Button key={size} size={size} icon={ArrowLeftRight}>
        Transfer
      </Button>
    ))}
    <Button tone="quiet" icon={Download}>
      Export
    </Button>
  </Inline>
);

export const Disabled = () => (
  <Inline>
    {buttonTones.map((tone) => (
      <Button key={tone} tone={tone} isDisabled>
        {labels[tone]}
      </Button>
    ))}
  </Inline>
);

export const Pending = () => (
  <Inline>
    {buttonTones.map((tone) => (
      <Button key={tone} tone={tone} isPending pendingLabel="Sending">
        {labels[tone]}
      </Button>
    ))}
  </Inline>
);

export const FullWidth = () => (
  <Stack width="reading" gap={3}>
    <Button tone="accent" size="touch" width="full">
      Log in
    </Button>
    <Button size="touch" width="full">
      Register
    </Button>
  </Stack>
);

export const LongLabel = () => (
  <Stack width="reading" align="start" gap={3}>
    <Button tone="accent">Überweisung zwischen isolierten Margin-Konten unwiderruflich bestätigen und sofort ausführen lassen</Button>
  </Stack>
);

export const States = () => (
  <StatesSheet variants={buttonTones} states={{ ...pressStates, Pending: { props: { isPending: true } } }}>
    {(tone, props) => (
      <Button tone={tone} {...props}>
        {labels[tone]}
      </Button>
    )}
  </StatesSheet>
);

export const Playground = playground(
  Button,
  { children: 'Transfer', tone: 'accent', size: 'regular', width: 'content', isDisabled: false, isPending: false },
  { tone: choice(buttonTones), size: choice(controlSizes), width: choice(['content', 'full']) },
);
