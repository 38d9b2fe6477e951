import { Mail } from 'lucide-react';
import { controlSizes } from '@/ui/Button/Button';
import { Icon } from '@/ui/Icon/Icon';
import { Stack } from '@/ui/Stack/Stack';
import { TextField } from '@/ui/TextField/TextField';
import { choice, playground } from '../playground';
import { fieldStates, StatesSheet } from '../StatesSheet';

export default { title: 'ui/TextField' };

export const Empty = () => (
  <Stack width="reading">
    <TextField label="Nickname" placeholder="3 to 20 letters" />
  </Stack>
);

export const Filled = () => (
  <Stack width="reading">
    <TextField label="Nickname" defaultValue="quiet-heron" description="Shown to traders who copy you." aside="11 of 20" />
  </Stack>
);

export const Sizes = () => (
  <Stack width="reading">
    {controlSizes.map((size) => (
      <TextField key={size} size={size} label={size} defaultValue="quiet-heron" />
    ))}
  </Stack>
);

export const Affixes = () => (
  <Stack width="reading">
    <TextField label="E-mail" type="email" start={<Icon icon={Mail} />} placeholder="you@example.org" />
    <TextField label="Slippage" inputMode="decimal" defaultValue="0.5" end="%" />
  </Stack>
);

export const Invalid = () => (
  <Stack width="reading">
    <TextField
      label="E-mail"
      type="email"
      defaultValue="you@example"
      errorMessage="This address has no domain ending. Add one, such as .org."
    />
  </Stack>
);

export const ReadOnly = () => (
  <Stack width="reading">
    <TextField label="UID" isReadOnly defaultValue="84620155" />
  </Stack>
);

export const Disabled = () => (
  <Stack width="reading">
    <TextField label="Invitation code" isDisabled defaultValue="Not open in your region" />
  </Stack>
);

export const HiddenLabel = () => (
  <Stack width="reading">
    <TextField label="Note" isLabelHidden placeholder="Add a note" />
  </Stack>
);

export const LongText = () => (
  <Stack width="reading">
    <TextField
      label="Bezeichnung der Auszahlungsadresse für wiederkehrende Überweisungen auf das eigene Hardware-Konto"
      defaultValue="bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq-and-a-very-long-note-that-does-not-fit"
      description="Nur Sie sehen diese Bezeichnung. Sie erscheint in Ihren Auszahlungen, in der Adressliste und in exportierten Dateien."
    />
  </Stack>
);

export const States = () => (
  <StatesSheet variants={controlSizes} states={fieldStates}>
    {(size, props) => <TextField label="Nickname" size={size} defaultValue="satoshi" {...props} />}
  </StatesSheet>
);

export const Playground = playground(
  TextField,
  { label: 'Nickname', defaultValue: 'quiet-heron', description: 'Shown to traders who copy you.', size: 'regular', isDisabled: false },
  { size: choice(controlSizes) },
);
