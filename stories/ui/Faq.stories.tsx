import { Faq } from '@/ui/Faq/Faq';

export default { title: 'ui/Faq' };

const questions = [
  { id: 'keys', question: 'Who holds the keys?', answer: 'You do, on your phone. Nobody else can sign.' },
  { id: 'fees', question: 'What does a payment cost?', answer: 'The network fee, in the network’s own coin.' },
];

export const Closed = () => <Faq title="Questions and answers" questions={questions} />;
