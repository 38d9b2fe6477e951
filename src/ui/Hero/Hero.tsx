import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading';
import { Text } from '../Text/Text';
import { aside as asideStyle, frame, words } from './Hero.css';

export interface HeroProps {
  /** The heading of the page. */
  title: string;
  lead?: ReactNode;
  /** The next step: a form, a button, a link. */
  children?: ReactNode;
  /** What the text is about, shown beside it if there is room: a live panel, a picture. */
  aside?: ReactNode;
}

/** The opening section of a page that introduces something. */
export function Hero({ title, lead, children, aside }: HeroProps) {
  const text = (
    <div className={words}>
      <Heading level={1} size="display">
        {title}
      </Heading>
      {lead && (
        <Text as="p" size="reading" tone="soft">
          {lead}
        </Text>
      )}
      {children}
    </div>
  );
  return aside ? (
    <div className={frame}>
      {text}
      <div className={asideStyle}>{aside}</div>
    </div>
  ) : (
    text
  );
}
