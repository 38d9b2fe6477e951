import { Amount } from '@/ui/Amount/Amount';
import { Stack } from '@/ui/Stack/Stack';
import { number } from './numbers';

export default { title: 'ui/Amount' };

export const Sizes = () => (
  <Stack gap={3} align="start">
    <Amount value={number('$48,120.64')} size="display" weight="semibold" />
    <Amount value={number('48,120.64 USDT')} size="heading" weight="semibold" />
    <Amount value={number('1.84B USDT')} size="title" />
    <Amount value={number('0.00421873 BTC')} size="body" />
    <Amount value={number('0.00421873 BTC')} size="small" />
  </Stack>
);

export const Column = () => (
  <Stack gap={2} align="end" width="reading">
    {['48,120.64 USDT', '1,000.00 USDT', '7.05 USDT', '0.00 USDT', '–'].map((text) => (
      <Amount key={text} value={number(text)} />
    ))}
  </Stack>
);

export const EveryDigitAlike = () => <Amount value={number('0.00421873 BTC')} isMinorFaint={false} />;

export const GainAndLoss = () => (
  <Stack gap={2} align="end" width="reading">
    {['+128.40 USDT', '-12.06 USDT', '0.00 USDT'].map((text) => (
      <Amount key={text} value={number(text)} tone="trend" isMinorFaint={false} />
    ))}
  </Stack>
);

export const Hidden = () => (
  <Stack gap={3} align="start">
    <Amount value={number('$48,120.64')} size="display" weight="semibold" hiddenLabel="Balance hidden" />
    <Amount value={number('48,120.64 USDT')} hiddenLabel="Balance hidden" />
  </Stack>
);
