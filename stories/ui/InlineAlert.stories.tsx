import { useState } from 'react';
import { Button } from '@/ui/Button/Button';
import { Link } from '@/ui/Link/Link';
import { InlineAlert, alertTones } from '@/ui/InlineAlert/InlineAlert';
import { Stack } from '@/ui/Stack/Stack';
import { choice, playground } from '../playground';
import { StatesSheet } from '../StatesSheet';

export default { title: 'ui/InlineAlert' };

const texts = {
  info: 'Withdrawals of BTC pause on 14 March from 08:00 to 08:30 for maintenance.',
  success: 'Your identity is verified. You can withdraw up to 2 BTC a day.',
  warning: 'This address is new. Withdrawals to it are held for 24 hours.',
  danger: 'Your margin level is 1.08. Positions are liquidated at 1.05.',
};

export const WithTitleAndAction = () => (
  <Stack width="reading">
    <InlineAlert
      tone="danger"
      title="Liquidation is near"
      action={
        <Button size="compact" tone="danger">
          Add margin
        </Button>
      }
    >
      {texts.danger}
    </InlineAlert>
    <InlineAlert title="New fee schedule" action={<Link href="#fees">See the fees</Link>}>
      From 1 April, makers pay 0.08%.
    </InlineAlert>
  </Stack>
);

export const Dismissible = () => {
  const [isOpen, setOpen] = useState(true);
  return (
    <Stack width="reading" align="start">
      {isOpen ? (
        <InlineAlert onDismiss={() => setOpen(false)}>{texts.info}</InlineAlert>
      ) : (
        <Button onPress={() => setOpen(true)}>Show it again</Button>
      )}
    </Stack>
  );
};

export const States = () => (
  <StatesSheet
    variants={alertTones}
    states={{
      Rest: {},
      Titled: { props: { title: 'Please note' } },
      Action: { props: { action: <Button size="compact">Read</Button> } },
      Dismissible: { props: { onDismiss: () => {} } },
    }}
    cellWidth={320}
  >
    {(tone, props) => (
      <InlineAlert tone={tone} {...props}>
        {texts[tone]}
      </InlineAlert>
    )}
  </StatesSheet>
);

export const Playground = playground(
  InlineAlert,
  { children: 'Withdrawals of this coin are paused.', title: 'Network under maintenance', tone: 'warning' },
  { tone: choice(alertTones) },
);
