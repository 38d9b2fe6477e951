import { useText } from '@/shared/i18n';
import { Disclosure, DisclosureGroup } from '@/ui/Disclosure/Disclosure';
import { Heading } from '@/ui/Heading/Heading';
import { Text } from '@/ui/Text/Text';
import { questions } from './blocks.css';

const asked = [
  { question: 'home.faqLiveQ', answer: 'home.faqLiveA' },
  { question: 'home.faqFeesQ', answer: 'home.faqFeesA' },
  { question: 'home.faqAccountsQ', answer: 'home.faqAccountsA' },
  { question: 'home.faqFundingQ', answer: 'home.faqFundingA' },
  { question: 'home.faqKycQ', answer: 'home.faqKycA' },
] as const;

/** What people ask first. */
export function Questions() {
  const t = useText('home');
  return (
    <section className={questions}>
      <Heading level={2} size="heading">
        {t('home.faqTitle')}
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
