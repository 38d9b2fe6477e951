import { useState } from 'react';
import { Button } from '@/ui/Button/Button';
import { PriceChange } from '@/ui/PriceChange/PriceChange';
import { Inline } from '@/ui/Inline/Inline';
import { Price } from '@/ui/Price/Price';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { StatesSheet } from '../StatesSheet';
import { numberParts } from './numberParts';

export default { title: 'ui/Price' };

const path = ['64,250.10', '64,251.40', '64,249.90', '64,249.90', '64,260.00', '64,198.35'];

export const Moving = () => {
  const [step, setStep] = useState(0);
  const value = numberParts(path[step % path.length] ?? '');
  return (
    <Stack align="start">
      <Price value={value} size="display" weight="semibold" isMinorFaint />
      <Price value={value} size="title" />
      <Price value={value} size="dense" />
      <Button onPress={() => setStep(step + 1)}>Move it</Button>
    </Stack>
  );
};

export const Hero = () => (
  <Stack gap={2} align="start">
    <Text tone="soft">BTC/USDT</Text>
    <Inline gap={5} align="baseline">
      <Price value={numberParts('64,250.10')} size="display" weight="semibold" isMinorFaint />
      <PriceChange value={numberParts('+2.41%')} size="title" />
    </Inline>
  </Stack>
);

export const States = () => (
  <StatesSheet
    variants={['plain', 'soft', 'rise', 'fall', 'flat'] as const}
    states={{
      Rest: {},
      'Minor faint': { props: { isMinorFaint: true } },
      Still: { props: { isLive: false } },
      Long: { props: { value: numberParts('0.00000000000842100731') } },
      Unknown: { props: { value: numberParts('–') } },
    }}
  >
    {(tone, props) => <Price value={numberParts('64,250.10')} tone={tone} {...props} />}
  </StatesSheet>
);
