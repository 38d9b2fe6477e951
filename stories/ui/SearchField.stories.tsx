import { controlSizes } from '@/ui/Button/Button';
import { SearchField } from '@/ui/SearchField/SearchField';
import { Stack } from '@/ui/Stack/Stack';
import { choice, playground } from '../playground';
import { plainFieldStates, StatesSheet } from '../StatesSheet';

export default { title: 'ui/SearchField' };

export const Empty = () => (
  <Stack width="reading">
    <SearchField label="Search markets" placeholder="BTC, ETH, SOL" />
  </Stack>
);

export const Filled = () => (
  <Stack width="reading">
    <SearchField label="Search markets" defaultValue="eth" />
  </Stack>
);

export const WithLabel = () => (
  <Stack width="reading">
    <SearchField label="Coin" isLabelHidden={false} size="touch" placeholder="Name or symbol" />
  </Stack>
);

export const Compact = () => (
  <Stack width="reading">
    <SearchField label="Search" size="compact" placeholder="Search" />
  </Stack>
);

export const Disabled = () => (
  <Stack width="reading">
    <SearchField label="Search" isDisabled placeholder="Search" />
  </Stack>
);

export const States = () => (
  <StatesSheet variants={controlSizes} states={plainFieldStates}>
    {(variant, props) => <SearchField label={variant} size={variant} defaultValue="eth" {...props} />}
  </StatesSheet>
);

export const Playground = playground(
  SearchField,
  { label: 'Search', placeholder: 'Coin or pair', size: 'regular', isDisabled: false },
  { size: choice(controlSizes) },
);
