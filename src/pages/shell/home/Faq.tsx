import { useText } from '@/shared/i18n';
import { Disclosure, DisclosureGroup } from '@/ui/Disclosure/Disclosure';
import { Heading } from '@/ui/Heading/Heading';
import { Text } from '@/ui/Text/Text';
import { questions } from './blocks.css';

const asked = [
  { question: 'homeMore.faqLiveQ', answer: 'homeMore.faqLiveA' },
  { question: 'homeMore.faqFeesQ', answer: 'homeMore.faqFeesA' },
  { question: 'homeMore.faqAccountsQ', answer: 'homeMore.faqAccountsA' },
  { question: 'homeMore.faqFundingQ', answer: 'homeMore.faqFundingA' },
  { question: 'homeMore.faqKycQ', answer: 'homeMore.faqKycA' },
] as const;

/** Frequently asked questions. */
export function Faq() {
  const t = useText('homeMore');
  return (
    <section className={questions}>
      <Heading level={2} size="heading">
        {t('homeMore.faqTitle')}
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
