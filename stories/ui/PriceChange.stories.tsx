import { PriceChange, changeVariants } from '@/ui/PriceChange/PriceChange';
import { Stack } from '@/ui/Stack/Stack';
import { choice, playground } from '../playground';
import { StatesSheet } from '../StatesSheet';
import { numberParts } from './numberParts';

export default { title: 'ui/PriceChange' };

const values = ['+2.41%', '-12.08%', '0.00%'].map(numberParts);

export const Column = () => (
  <Stack gap={3} align="end" width="reading">
    {['+128.40%', ...values.map(({ text }) => text), '–'].map((text) => (
      <PriceChange key={text} value={numberParts(text)} />
    ))}
  </Stack>
);

export const States = () => (
  <StatesSheet
    variants={changeVariants}
    states={{
      Rise: {},
      Fall: { props: { value: numberParts('-12.08%') } },
      Flat: { props: { value: numberParts('0.00%') } },
      Unknown: { props: { value: numberParts('–') } },
      Small: { props: { size: 'small' } },
    }}
  >
    {(variant, props) => <PriceChange value={numberParts('+2.41%')} variant={variant} {...props} />}
  </StatesSheet>
);

export const Playground = playground(PriceChange, { value: numberParts('+2.41%'), variant: 'plain' }, { variant: choice(changeVariants) });
