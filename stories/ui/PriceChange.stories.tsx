import { PriceChange, changeVariants } from '@/ui/PriceChange/PriceChange';
import { Stack } from '@/ui/Stack/Stack';
import { choice, playground } from '../playground';
import { StatesSheet } from '../StatesSheet';
import { number } from './numbers';

export default { title: 'ui/PriceChange' };

const values = ['+2.41%', '-12.08%', '0.00%'].map(number);

export const Column = () => (
  <Stack gap={3} align="end" width="reading">
    {['+128.40%', ...values.map(({ text }) => text), '–'].map((text) => (
      <PriceChange key={text} value={number(text)} />
    ))}
  </Stack>
);

export const States = () => (
  <StatesSheet
    variants={changeVariants}
    states={{
      Rise: {},
      Fall: { props: { value: number('-12.08%') } },
      Flat: { props: { value: number('0.00%') } },
      Unknown: { props: { value: number('–') } },
      Small: { props: { size: 'small' } },
    }}
  >
    {(variant, props) => <PriceChange value={number('+2.41%')} variant={variant} {...props} />}
  </StatesSheet>
);

export const Playground = playground(PriceChange, { value: number('+2.41%'), variant: 'plain' }, { variant: choice(changeVariants) });
