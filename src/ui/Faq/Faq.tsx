import { Disclosure, DisclosureGroup } from '../Disclosure/Disclosure';
import { Heading } from '../Heading/Heading';
import { Text } from '../Text/Text';
import { faq } from './Faq.css';

export interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

export interface FaqProps {
  title: string;
  questions: readonly Question[];
}

/** Frequently asked questions, each of which expands to its answer. */
export function Faq({ title, questions }: FaqProps) {
  return (
    <section className={faq}>
      <Heading level={2} size="heading">
        {title}
      </Heading>
      <DisclosureGroup>
        {questions.map(({ id, question, answer }) => (
          <Disclosure key={id} id={id} title={question}>
            <Text as="p" tone="soft">
              {answer}
            </Text>
          </Disclosure>
        ))}
      </DisclosureGroup>
    </section>
  );
}
