import { useText } from '@/shared/i18n';
import { Faq as QuestionList } from '@/ui/Faq/Faq';

const questions = [
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
    <QuestionList
      title={t('homeMore.faqTitle')}
      questions={questions.map(({ question, answer }) => ({ id: question, question: t(question), answer: t(answer) }))}
    />
  );
}
