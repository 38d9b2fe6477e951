import { useText } from '@/shared/i18n';
import { Disclosure, DisclosureGroup } from '@/ui/Disclosure/Disclosure';
import { Heading } from '@/ui/Heading/Heading';
import { Text } from '@/ui/Text/Text';
import { questions } from './page.css';

const asked = [
  { question: 'web3.faqSafeQ', answer: 'web3.faqSafeA' },
  { question: 'web3.faqRiskQ', answer: 'web3.faqRiskA' },
  { question: 'web3.faqCodeQ', answer: 'web3.faqCodeA' },
  { question: 'web3.faqDisconnectQ', answer: 'web3.faqDisconnectA' },
] as const;

/** What newcomers to the wallet ask. */
export function Faq() {
  const t = useText('web3');
  return (
    <section className={questions}>
      <Heading level={2} size="heading">
        {t('web3.faqTitle')}
      </Heading>
      <DisclosureGroup>
        {asked.map(({ question, answer }) => (
          <Disclosure key={question} id={question} title={t(question)}>
            <Text as="p" tone="soft">
              {t(answer)}
            </Text>
          </Disclosure>
        ))}
      </DisclosureGroup>
    </section>
  );
}
