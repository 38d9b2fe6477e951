import { useState } from 'react';
import { Button } from '@/ui/Button/Button';
import { Card } from '@/ui/Card/Card';
import { Grid } from '@/ui/Grid/Grid';
import { Heading } from '@/ui/Heading/Heading';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { Tour, type TourStep } from '@/ui/Tour/Tour';

export default { title: 'ui/Tour' };

const steps: readonly TourStep[] = [
  { target: 'tour-balance', title: 'Your balance', text: 'The total of all accounts in your chosen currency. The eye icon hides it.' },
  { target: 'tour-orders', title: 'Open orders', text: 'Orders waiting for their price. Cancel them here without leaving the page.' },
  { target: 'tour-missing', title: 'That’s it', text: 'Restart the tour at any time from the account menu.' },
];

const long = steps.map((step) => ({
  ...step,
  title: 'Gesamtguthaben über alle Hebelhandelskonten',
  text: 'Alle Konten zusammen, in der von Ihnen gewählten Währung; das Auge verbirgt die Beträge in der gesamten Benutzeroberfläche.',
}));

function Example({ start, shown = steps }: { start: number | null; shown?: readonly TourStep[] }) {
  const [step, setStep] = useState(start);
  return (
    <Stack>
      <div>
        <Button onPress={() => setStep(0)}>Show me around</Button>
      </div>
      <Grid columns="large">
        {['balance', 'orders'].map((name) => (
          <div key={name} id={`tour-${name}`}>
            <Card>
              <Heading level={2}>{name}</Heading>
              <Text tone="soft">The tour explains this area.</Text>
            </Card>
          </div>
        ))}
      </Grid>
      <Tour steps={shown} step={step} onStep={setStep} skipLabel="Skip tour" doneLabel="Done" />
    </Stack>
  );
}

export const Closed = () => <Example start={null} />;
export const FirstStep = () => <Example start={0} />;
export const LastStep = () => <Example start={2} />;
export const LongTexts = () => <Example start={1} shown={long} />;
