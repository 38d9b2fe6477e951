import { useState } from 'react';
import { TextField } from '@/ui/TextField/TextField';
import { Text } from '@/ui/Text/Text';
import { Wizard } from '@/ui/Wizard/Wizard';
import type { WizardProps } from '@/ui/Wizard/Wizard';
import { StatesSheet } from '../StatesSheet';

export default { title: 'ui/Wizard' };

const steps = ['Address', 'Proof', 'Review'].map((label) => ({ id: label.toLowerCase(), label }));

function Example({ start = 0, ...props }: Partial<WizardProps> & { start?: number }) {
  const [step, setStep] = useState(start);
  return (
    <Wizard
      label="Steps of the verification"
      steps={steps}
      current={step}
      stepText={`Step ${step + 1} of 3`}
      hint="As shown on the document."
      note={
        <Text size="dense" tone="faint">
          Saved
        </Text>
      }
      errors={[]}
      onNext={() => setStep(Math.min(step + 1, 2))}
      nextLabel={step === 2 ? 'Submit' : 'Next'}
      onBack={step === 0 ? undefined : () => setStep(step - 1)}
      backLabel="Back"
      {...props}
    >
      <TextField label="Street" name="street" size="touch" errorMessage={props.errors?.[0]?.message} />
    </Wizard>
  );
}

export const Steps = () => <Example />;
Steps.meta = {
  script: [{ press: 'Next' }, { see: 'Proof', role: 'heading' }, { press: 'Back' }, { see: 'Address', role: 'heading' }],
};

export const States = () => (
  <StatesSheet
    variants={['Wizard']}
    states={{
      First: {},
      Last: { props: { start: 2 } },
      Refused: { props: { start: 1, errors: [{ field: 'street', message: 'Enter your street' }] } },
      Pending: { props: { start: 2, isPending: true, pendingLabel: 'Submitting' } },
    }}
    cellWidth={380}
  >
    {(_, props, state) => <Example {...props} label={`Steps, ${state}`} />}
  </StatesSheet>
);
