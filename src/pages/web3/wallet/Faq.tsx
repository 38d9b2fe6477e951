import { useText } from '@/shared/i18n';
import { Faq as QuestionList } from '@/ui/Faq/Faq';

const questions = [
  { question: 'web3.faqSafeQ', answer: 'web3.faqSafeA' },
  { question: 'web3.faqRiskQ', answer: 'web3.faqRiskA' },
  { question: 'web3.faqCodeQ', answer: 'web3.faqCodeA' },
  { question: 'web3.faqDisconnectQ', answer: 'web3.faqDisconnectA' },
] as const;

/** Frequently asked questions about the wallet. */
export function Faq() {
  const t = useText('web3');
  return (
    <QuestionList
      title={t('web3.faqTitle')}
      questions={questions.map(({ question, answer }) => ({ id: question, question: t(question), answer: t(answer) }))}
    />
  );
}
