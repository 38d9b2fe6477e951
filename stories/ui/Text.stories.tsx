import { Stack } from '@/ui/Stack/Stack';
import { Text, textSizes, textTones } from '@/ui/Text/Text';
import { choice, playground } from '../playground';
import { StatesSheet } from '../StatesSheet';

export default { title: 'ui/Text' };

export const Sizes = () => (
  <Stack gap={3}>
    {textSizes.map((size) => (
      <Text key={size} size={size}>
        {size}: 64,250.10 USDT
      </Text>
    ))}
  </Stack>
);

export const Figures = () => (
  <Stack gap={1} align="start">
    <Text face="figures">1,111.00</Text>
    <Text face="figures">8,048.90</Text>
    <Text face="mono">bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq</Text>
  </Stack>
);

export const Wrapping = () => (
  <Stack width="reading" gap={3}>
    <Text wrap="ellipsis">
      Ein sehr langer Titel einer Ankündigung, der in einer Zeile endet, ganz gleich, wie viele Wörter die Redaktion noch hinzufügt
    </Text>
    <Text wrap="lines">{'Two lines that\nkeep their line break'}</Text>
  </Stack>
);

export const States = () => (
  <StatesSheet
    variants={textTones}
    states={{
      Rest: {},
      Medium: { props: { weight: 'medium' } },
      Semibold: { props: { weight: 'semibold' } },
      Figures: { props: { face: 'figures' } },
      Mono: { props: { face: 'mono' } },
    }}
  >
    {(tone, props) => (
      <Text tone={tone} {...props}>
        64,250.10 USDT
      </Text>
    )}
  </StatesSheet>
);

export const Playground = playground(
  Text,
  { children: 'Fees are charged in the coin received.', size: 'body', tone: 'plain', weight: 'regular', align: 'start' },
  {
    size: choice(textSizes),
    tone: choice(textTones),
    weight: choice(['inherit', 'regular', 'medium', 'semibold']),
    align: choice(['start', 'center', 'end']),
  },
);
