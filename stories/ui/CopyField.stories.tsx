import { controlSizes } from '@/ui/Button/Button';
import { CopyField } from '@/ui/CopyField/CopyField';
import { Stack } from '@/ui/Stack/Stack';
import { TextField } from '@/ui/TextField/TextField';
import { choice, playground } from '../playground';
import { enabledStates, StatesSheet } from '../StatesSheet';

export default { title: 'ui/CopyField' };

const address = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';

export const Beside = () => (
  <Stack width="reading" gap={6}>
    <CopyField label="UID" value="84620155" copyLabel="Copy UID" />
    <TextField label="Beside another field" value="84620155" isReadOnly />
    <CopyField
      label="Deposit address"
      value={address}
      copyLabel="Copy address"
      aside="Bitcoin"
      description="Send only BTC to this address."
    />
  </Stack>
);

export const LongTexts = () => (
  <Stack width="reading">
    <CopyField
      label="Öffentlicher Schlüssel des eingerichteten API-Zugangs"
      value="https://www.alidade.example/de_DE/register?invite=8f3c1d7ab2e94f60c5d8e7a1b3f24c69d0e8f7a6b5c4d3e2f1a0b9c8d7e6f5a4"
      copyLabel="Kopieren"
      aside="gilt bis 31. Dezember 2026"
      description="Wer sich über diese Adresse anmeldet, zählt zu den Eingeladenen."
    />
  </Stack>
);

export const States = () => (
  <StatesSheet variants={controlSizes} states={enabledStates} cellWidth={220}>
    {(size, props, state) => <CopyField label="UID" value="84620155" copyLabel={`Copy UID, ${size}, ${state}`} size={size} {...props} />}
  </StatesSheet>
);

export const Playground = playground(
  CopyField,
  { label: 'Deposit address', value: address, copyLabel: 'Copy address' },
  { size: choice(controlSizes) },
);
