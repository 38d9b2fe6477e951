import { Stack } from '@/ui/Stack/Stack';
import { Stepper } from '@/ui/Stepper/Stepper';
import type { Step } from '@/ui/Stepper/Stepper';
import { playground } from '../playground';

export default { title: 'ui/Stepper' };

const steps: readonly Step[] = [
  { id: 'country', label: 'Country', hint: 'Where you live' },
  { id: 'document', label: 'Document', hint: 'Passport or ID card' },
  { id: 'selfie', label: 'Selfie', hint: 'About 1 minute' },
  { id: 'review', label: 'Review', hint: 'Usually within 24 hours' },
];
const failedSteps = steps.map((step) =>
  step.id === 'document' ? { ...step, isFailed: true, hint: 'The photo is blurred. Upload it again.' } : step,
);

export const States = () => (
  <Stack gap={8}>
    <Stepper label="Identity, at the start" steps={steps} current={0} />
    <Stepper label="Identity, under way" steps={steps} current={2} />
    <Stepper label="Identity, one step back" steps={failedSteps} current={3} />
    <Stepper label="Identity, current step failed" steps={failedSteps} current={1} />
    <Stepper label="Identity, done" steps={steps} current={steps.length} />
  </Stack>
);

export const Vertical = () => (
  <Stepper
    label="Withdrawal"
    isVertical
    current={1}
    steps={[
      { id: 'address', label: 'Address', hint: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' },
      { id: 'amount', label: 'Überweisungsbetrag und Netzwerkgebühr unwiderruflich bestätigen' },
      { id: 'code', label: 'Code from your authenticator' },
    ]}
  />
);

export const Playground = playground(Stepper, { label: 'Identity', steps, current: 1, isVertical: false });
