import { ClampedText } from '@/ui/ClampedText/ClampedText';
import { Stack } from '@/ui/Stack/Stack';
import { enabledStates, StatesSheet } from '../StatesSheet';

export default { title: 'ui/ClampedText' };

const long =
  'Deposits and withdrawals of SUI pause on 12 January at 08:00 UTC while its network is upgraded. Trading continues. We expect the upgrade to take two hours, and will reopen both as soon as the network is stable; no action is required.';

export const Short = () => <ClampedText about="Maintenance">Trading continues.</ClampedText>;

export const Long = () => (
  <Stack width="reading">
    <ClampedText about="Maintenance">{long}</ClampedText>
  </Stack>
);

export const States = () => (
  <StatesSheet variants={['Long']} states={enabledStates} cellWidth={300}>
    {(_, props, state) => (
      <ClampedText about={`Maintenance, ${state}`} {...props}>
        {long}
      </ClampedText>
    )}
  </StatesSheet>
);
