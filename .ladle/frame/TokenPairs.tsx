import type { TokenNormalizedSet } from '@terrazzo/parser';
import { pairsOf } from '../tokens/pairs';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';

export interface TokenPairsProps {
  readonly id: string;
  readonly tokens: TokenNormalizedSet;
}

/** The number of passing pairs that are shown. */
const closest = 4;

/** The contrast of a colour in each of its declared pairs: failing pairs first, then those that barely pass. */
export function TokenPairs({ id, tokens }: TokenPairsProps) {
  const pairs = pairsOf(id, tokens);
  const failing = pairs.filter(({ holds }) => !holds);
  const shown = [...failing, ...pairs.filter(({ holds }) => holds).slice(0, closest)];
  if (pairs.length === 0) return <Text tone="soft">No pair is declared with this colour.</Text>;
  return (
    <Stack gap={2} as="section" aria-label="Contrast">
      <Text weight="medium" tone={failing.length > 0 ? 'danger' : 'success'} as="output">
        {failing.length > 0 ? `${failing.length} of ${pairs.length} declared pairs fail` : `All ${pairs.length} declared pairs pass`}
      </Text>
      {shown.map(({ front, back, ratio, min, holds }) => (
        <Text key={`${front} ${back}`} size="dense" tone={holds ? 'soft' : 'danger'}>
          {front} on {back}: {ratio === null ? 'translucent, cannot be measured' : `${ratio.toFixed(2)} of ${min}`}
        </Text>
      ))}
    </Stack>
  );
}
