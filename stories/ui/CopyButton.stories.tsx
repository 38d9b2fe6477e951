import { CopyButton } from '@/ui/CopyButton/CopyButton';
import { Inline } from '@/ui/Inline/Inline';
import { Text } from '@/ui/Text/Text';
import { choice, playground } from '../playground';
import { enabledStates, StatesSheet } from '../StatesSheet';

export default { title: 'ui/CopyButton' };

export const BesideText = () => (
  <Inline gap={2}>
    <Text face="figures">84620155</Text>
    <CopyButton text="84620155" label="Copy UID" />
  </Inline>
);

export const AsButton = () => (
  <Inline>
    <CopyButton text="bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq" label="Copy address" variant="button" size="regular" />
    <CopyButton text="bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq" label="Copy address" variant="button" size="touch" />
  </Inline>
);

export const States = () => (
  <StatesSheet
    variants={['icon', 'button'] as const}
    states={{ ...enabledStates, Regular: { props: { size: 'regular' } }, Touch: { props: { size: 'touch' } } }}
  >
    {(variant, props) => <CopyButton text="84620155" label="Copy UID" variant={variant} {...props} />}
  </StatesSheet>
);

export const Playground = playground(
  CopyButton,
  { text: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', label: 'Copy address', variant: 'icon' },
  { variant: choice(['icon', 'button']) },
);
