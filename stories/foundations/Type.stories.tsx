import type from '@tokens/type.tokens.json';
import { Heading } from '@/ui/Heading/Heading';
import { Stack } from '@/ui/Stack/Stack';
import { Text, textSizes } from '@/ui/Text/Text';
import { row } from './foundations.css';

export default { title: 'foundations/Type' };

export const Scale = () => (
  <Stack gap={5}>
    <Heading level={1}>Type scale</Heading>
    {textSizes.map((size) => (
      <div key={size} className={row}>
        <Stack gap="none">
          <Text weight="medium">{size}</Text>
          <Text size="small" tone="faint">
            {type.text[size].$description}
          </Text>
        </Stack>
        <Text size={size} wrap="ellipsis">
          Every market, one balance 64,250.10
        </Text>
      </div>
    ))}
  </Stack>
);

export const Figures = () => (
  <Stack gap={4} align="start">
    <Heading level={1}>Figures</Heading>
    <Text tone="soft">Tabular digits and a slashed zero, so that columns stay aligned and 0 is never mistaken for O.</Text>
    <Stack gap="none" align="end">
      {['1,111.11', '64,250.10', '0.00001840', '8,888.88'].map((figure) => (
        <Text key={figure} size="title" face="figures">
          {figure}
        </Text>
      ))}
    </Stack>
  </Stack>
);

export const Scripts = () => (
  <Stack gap={4}>
    <Heading level={1}>Scripts</Heading>
    {[
      ['de', 'Überweisung vom Kassakonto auf das Margin-Konto'],
      ['vi', 'Chuyển tiền giữa các tài khoản của bạn'],
      ['ru', 'Перевод между вашими счетами'],
      ['zh', '在您的账户之间划转资金'],
      ['ja', '口座間の資金移動'],
      ['th', 'โอนเงินระหว่างบัญชีของคุณ'],
    ].map(([lang, words]) => (
      <Text key={lang} lang={lang} size="reading">
        {words}
      </Text>
    ))}
  </Stack>
);
