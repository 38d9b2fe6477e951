import { Amount } from '@/ui/Amount/Amount';
import { Stack } from '@/ui/Stack/Stack';
import { textSizes } from '@/ui/Text/Text';
import { StatesSheet } from '../StatesSheet';
import { numberParts } from './numberParts';

export default { title: 'ui/Amount' };

export const Sizes = () => (
  <Stack gap={3} align="start">
    <Amount value={numberParts('$48,120.64')} size="display" weight="semibold" />
    <Amount value={numberParts('48,120.64 USDT')} size="heading" weight="semibold" />
    <Amount value={numberParts('1.84B USDT')} size="title" />
    <Amount value={numberParts('0.00421873 BTC')} size="body" />
    <Amount value={numberParts('0.00421873 BTC')} size="small" />
  </Stack>
);

export const Column = () => (
  <Stack gap={2} align="end" width="reading">
    {['48,120.64 USDT', '1,000.00 USDT', '7.05 USDT', '0.00 USDT', '–'].map((text) => (
      <Amount key={text} value={numberParts(text)} />
    ))}
  </Stack>
);

export const GainAndLoss = () => (
  <Stack gap={2} align="end" width="reading">
    {['+128.40 USDT', '-12.06 USDT', '0.00 USDT'].map((text) => (
      <Amount key={text} value={numberParts(text)} tone="trend" isMinorFaint={false} />
    ))}
  </Stack>
);

export const Hidden = () => (
  <Stack gap={3} align="start">
    <Amount value={numberParts('$48,120.64')} size="display" weight="semibold" hiddenLabel="Balance hidden" />
    <Amount value={numberParts('48,120.64 USDT')} hiddenLabel="Balance hidden" />
  </Stack>
);

export const States = () => (
  <StatesSheet
    variants={textSizes}
    states={{
      Rest: {},
      'Digits alike': { props: { isMinorFaint: false } },
      Gain: { props: { value: numberParts('+128.40 USDT'), tone: 'trend' } },
      Loss: { props: { value: numberParts('-12.06 USDT'), tone: 'trend' } },
      Unknown: { props: { value: numberParts('–') } },
      Hidden: { props: { hiddenLabel: 'Balance hidden' } },
    }}
  >
    {(size, props) => <Amount size={size} value={numberParts('48,120.64 USDT')} {...props} />}
  </StatesSheet>
);
