import { brand } from '@/shared/brand';
import { useText } from '@/shared/i18n';
import { Card } from '@/ui/Card/Card';
import { Grid } from '@/ui/Grid/Grid';
import { Heading } from '@/ui/Heading/Heading';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { answers } from './page.css';

const questions = [
  { question: 'web3.askKeys', exchange: 'web3.exchangeKeys', wallet: 'web3.walletKeys' },
  { question: 'web3.askAssets', exchange: 'web3.exchangeAssets', wallet: 'web3.walletAssets' },
  { question: 'web3.askFees', exchange: 'web3.exchangeFees', wallet: 'web3.walletFees' },
  { question: 'web3.askAccess', exchange: 'web3.exchangeAccess', wallet: 'web3.walletAccess' },
] as const;

/** Compares the wallet with an exchange account. */
export function Comparison() {
  const t = useText('web3');
  return (
    <Stack as="section" gap={6}>
      <Stack gap={2}>
        <Heading level={2} size="heading">
          {t('web3.compareTitle')}
        </Heading>
        <Text as="p" tone="soft">
          {t('web3.compareLead')}
        </Text>
      </Stack>
      <Grid as="ul" columns="halves" gap={5}>
        {questions.map(({ question, exchange, wallet }) => (
          <Card key={question} as="li" density="generous">
            <Stack gap={4}>
              <Heading level={3}>{t(question)}</Heading>
              <dl className={answers}>
                <Answer term={t('web3.exchange')} value={t(exchange, { brand: brand.name })} />
                <Answer term={t('web3.wallet')} value={t(wallet)} />
              </dl>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}

function Answer({ term, value }: { readonly term: string; readonly value: string }) {
  return (
    <div>
      <Text as="dt" size="small" tone="faint">
        {term}
      </Text>
      <Text as="dd">{value}</Text>
    </div>
  );
}
