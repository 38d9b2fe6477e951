import { Amount } from '@/ui/Amount/Amount';
import { FiatValue } from '@/ui/FiatValue/FiatValue';
import { Stack } from '@/ui/Stack/Stack';
import { textSizes } from '@/ui/Text/Text';
import { choice, playground } from '../playground';
import { StatesSheet } from '../StatesSheet';
import { numberParts } from './numberParts';

export default { title: 'ui/FiatValue' };

const rows = [
  ['0.42187300 BTC', '$47,661.20'],
  ['123,456,789.00 SHIB', '$1,604.94'],
  ['0.000000000012 ETH', '<$0.01'],
] as const;

export const BelowAmounts = () => (
  <Stack gap={4} align="end" width="reading">
    {rows.map(([amount, worth]) => (
      <Stack key={amount} gap="none" align="end">
        <Amount value={numberParts(amount)} />
        <FiatValue value={numberParts(worth)} size="small" />
      </Stack>
    ))}
  </Stack>
);

export const Repeated = () => (
  <Stack gap="none" align="start">
    <Amount value={numberParts('1,234.56 USDT')} />
    <FiatValue value={numberParts('$1,234.56')} size="small" isRepeated />
  </Stack>
);

export const States = () => (
  <StatesSheet
    variants={textSizes}
    states={{
      Rest: {},
      Little: { props: { value: numberParts('<$0.01') } },
      Unknown: { props: { value: numberParts('–') } },
      Hidden: { props: { hiddenLabel: 'Value hidden' } },
    }}
  >
    {(size, props) => <FiatValue value={numberParts('$47,661.20')} size={size} {...props} />}
  </StatesSheet>
);

export const Playground = playground(
  FiatValue,
  { value: numberParts('$47,661.20'), size: 'dense', isRepeated: false },
  { size: choice(textSizes) },
);
