import { Change, changeLooks } from '@/ui/Change/Change';
import { Inline } from '@/ui/Inline/Inline';
import { Stack } from '@/ui/Stack/Stack';
import { number } from './numbers';

export default { title: 'ui/Change' };

const values = ['+2.41%', '-12.08%', '0.00%'].map(number);

export const Looks = () => (
  <Stack>
    {changeLooks.map((look) => (
      <Inline key={look} gap={5}>
        {values.map((value) => (
          <Change key={value.text} value={value} look={look} />
        ))}
      </Inline>
    ))}
  </Stack>
);

export const Sizes = () => (
  <Stack align="start">
    <Change value={number('+2.41%')} size="title" weight="medium" />
    <Change value={number('+2.41%')} size="body" />
    <Change value={number('+2.41%')} size="small" />
  </Stack>
);

export const Column = () => (
  <Stack gap={3} align="end" width="reading">
    {['+128.40%', ...values.map(({ text }) => text), '–'].map((text) => (
      <Change key={text} value={number(text)} />
    ))}
  </Stack>
);
