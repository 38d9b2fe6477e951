import { useLayoutEffect, useId, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { useUiText } from '../texts';
import { text as textStyle, toggle } from './ClampedText.css';

export interface ClampedTextProps {
  children: string;
  /** Title of the content; distinguishes the button from similar ones. */
  about: string;
}

/** Truncates a text to two lines, with a button that shows the rest. */
export function ClampedText({ children, about }: ClampedTextProps) {
  const uiText = useUiText();
  const id = useId();
  const text = useRef<HTMLParagraphElement>(null);
  const [isCut, setCut] = useState(false);
  const [isExpanded, setExpanded] = useState(false);

  useLayoutEffect(() => {
    const element = text.current;
    if (!element || isExpanded) return undefined;
    const measure = () => setCut(element.scrollHeight > element.clientHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [children, isExpanded]);

  return (
    <div>
      <p ref={text} id={id} className={textStyle({ isExpanded })}>
        {children}
      </p>
      {isCut && (
        <Button aria-expanded={isExpanded} aria-controls={id} className={toggle} onPress={() => setExpanded(!isExpanded)}>
          {uiText(isExpanded ? 'readLess' : 'readMore')}
          <VisuallyHidden>: {about}</VisuallyHidden>
        </Button>
      )}
    </div>
  );
}
