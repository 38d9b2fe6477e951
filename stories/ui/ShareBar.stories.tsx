import { Inline } from '@/ui/Inline/Inline';
import { ShareBar } from '@/ui/ShareBar/ShareBar';
import type { ShareBarProps } from '@/ui/ShareBar/ShareBar';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';

export default { title: 'ui/ShareBar' };

const shares = (long: number, names: readonly [string, string] = ['Long', 'Short']): ShareBarProps => ({
  rise: { name: names[0], value: `${long.toFixed(2)}%`, plotValue: long },
  fall: { name: names[1], value: `${(100 - long).toFixed(2)}%`, plotValue: 100 - long },
});

export const States = () => (
  <Stack width="reading">
    {[50, 62.4, 31.07, 100, 0].map((long) => (
      <ShareBar key={long} {...shares(long)} />
    ))}
  </Stack>
);

/** In tables without room for a separate column, the bar is shown on a line below the row. */
export const BesideText = () => (
  <Inline>
    <Text tone="faint">Taker buy / sell</Text>
    <ShareBar {...shares(51.8, ['Taker buys', 'Taker sells'])} />
  </Inline>
);

export const LongTexts = () => (
  <Stack width="reading">
    <ShareBar
      rise={{ name: 'Käuferüberhang', value: '1.234.567,89 BTC', plotValue: 3 }}
      fall={{ name: 'Verkäuferüberhang', value: '987.654,32 BTC', plotValue: 1 }}
    />
  </Stack>
);
