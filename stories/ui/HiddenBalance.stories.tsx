import { useState } from 'react';
import { Amount } from '@/ui/Amount/Amount';
import { BalanceToggle } from '@/ui/HiddenBalance/BalanceToggle';
import { HiddenBalance } from '@/ui/HiddenBalance/HiddenBalance';
import { Inline } from '@/ui/Inline/Inline';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { playground } from '../playground';
import { pressStates, StatesSheet } from '../StatesSheet';
import { numberParts } from './numberParts';

export default { title: 'ui/HiddenBalance' };

export const Balance = () => {
  const [isHidden, setHidden] = useState(true);
  return (
    <Stack gap={2}>
      <Inline gap={2}>
        <Text size="small" tone="soft">
          Total balance
        </Text>
        <BalanceToggle isHidden={isHidden} showLabel="Show balance" hideLabel="Hide balance" onToggle={() => setHidden(!isHidden)} />
      </Inline>
      <Amount
        value={numberParts('48,120.64 USDT')}
        size="headline"
        weight="semibold"
        hiddenLabel={isHidden ? 'Balance hidden' : undefined}
      />
    </Stack>
  );
};

export const Lengths = () => (
  <Stack gap={3} align="start">
    <HiddenBalance label="Balance hidden" />
    <HiddenBalance label="Wallet balance hidden" length={5} />
  </Stack>
);

export const States = () => (
  <StatesSheet variants={['Shown', 'Hidden']} states={pressStates}>
    {(variant, props) => (
      <BalanceToggle
        {...props}
        isHidden={variant === 'Hidden'}
        showLabel="Show balance"
        hideLabel="Hide balance"
        size="regular"
        onToggle={() => undefined}
      />
    )}
  </StatesSheet>
);

export const Playground = playground(HiddenBalance, { label: 'Balance hidden' });
