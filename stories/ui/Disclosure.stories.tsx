import { Disclosure, DisclosureGroup } from '@/ui/Disclosure/Disclosure';
import { Stack } from '@/ui/Stack/Stack';
import { playground } from '../playground';
import { pressStates, StatesSheet } from '../StatesSheet';

export default { title: 'ui/Disclosure' };

const answer = 'Move it between your accounts at any time, free of charge. Funds reserved by open orders stay there until the orders end.';

export const Questions = () => (
  <Stack width="reading">
    <DisclosureGroup defaultExpandedKeys={['move']}>
      <Disclosure id="move" title="How do I move money between my accounts?">
        {answer}
      </Disclosure>
      <Disclosure id="time" title="How long does it take?">
        {answer}
      </Disclosure>
      <Disclosure id="closed" title="Which coins can’t I transfer?" isDisabled>
        {answer}
      </Disclosure>
    </DisclosureGroup>
  </Stack>
);

export const SeveralOpen = () => (
  <Stack width="reading">
    <DisclosureGroup allowsMultipleExpanded defaultExpandedKeys={['a', 'b']}>
      <Disclosure id="a" title="What is a limit order?">
        {answer}
      </Disclosure>
      <Disclosure
        id="b"
        title="Kann ich eine bereits unwiderruflich bestätigte Überweisung zwischen isolierten Margin-Konten zurücknehmen?"
      >
        {answer}
      </Disclosure>
    </DisclosureGroup>
  </Stack>
);

export const Alone = () => (
  <Stack width="reading">
    <Disclosure title="Details of this fee">{answer}</Disclosure>
  </Stack>
);
Alone.meta = { script: [{ press: 'Details of this fee' }, { see: 'Move it between your accounts' }] };

export const States = () => (
  <StatesSheet variants={['closed', 'open'] as const} states={pressStates} cellWidth={300}>
    {(variant, props) => (
      <Disclosure title="Details of this fee" defaultExpanded={variant === 'open'} {...props}>
        {answer}
      </Disclosure>
    )}
  </StatesSheet>
);

export const Playground = playground(Disclosure, {
  title: 'Details of this fee',
  isDisabled: false,
  children: 'A maker pays 0.08%, a taker 0.1%.',
});
