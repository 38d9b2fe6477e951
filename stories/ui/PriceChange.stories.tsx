import { PriceChange, changeVariants } from '@/ui/PriceChange/PriceChange';
import { Inline } from '@/ui/Inline/Inline';
import { Stack } from '@/ui/Stack/Stack';
import { choice, playground } from '../playground';
import { StatesSheet } from '../StatesSheet';
import { number } from './numbers';

export default { title: 'ui/PriceChange' };

const values = ['+2.41%', '-12.08%', '0.00%'].map(number);

export const Looks = () => (
  <Stack>
    {changeVariants.map((look) => (
      <Inline key={look} gap={5}>
        {values.map((value) => (
          <PriceChange key={value.text} value={value} variant={look} />
        ))}
      </Inline>
    ))}
  </Stack>
);

export const Sizes = () => (
  <Stack align="start">
    <PriceChange value={number('+2.41%')} size="title" weight="medium" />
    <PriceChange value={number('+2.41%')} size="body" />
    <PriceChange value={number('+2.41%')} size="small" />
  </Stack>
);

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
