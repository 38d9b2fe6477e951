import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Popover } from 'react-aria-components/Popover';
import { useAnnouncer } from '../Announcer/announcer';
import { Button } from '../Button/Button';
import { heading } from '../Heading/Heading.css';
import { floating } from '../overlay.css';
import { size } from '../Text/Text.css';
import { useUiText } from '../texts';
import { actions, card, count, spotlight, words } from './Tour.css';
import { highlightOf, type Highlight } from './highlight';

export interface TourStep {
  /** Id of the element the step is about; if it is missing, the card is in the middle. */
  readonly target: string;
  readonly title: string;
  readonly text: string;
}

export interface TourProps {
  steps: readonly TourStep[];
  /** Index of the current step; null if there is none. */
  step: number | null;
  /** Called with the index of the step to show, or null when the tour ends: by the last button, `skip`, or Escape. */
  onStep: (step: number | null) => void;
  /** "Skip tour". */
  skipLabel: string;
  /** Label of the button of the last step: "Done". */
  doneLabel: string;
}

/** Guides through a page: highlights one element after another and explains what it is for. The focus stays in the card, and is restored afterwards. */
export function Tour({ step, ...props }: TourProps) {
  const current = step === null ? undefined : props.steps[step];
  return step !== null && current && <Step {...props} step={step} current={current} />;
}

type StepProps = Omit<TourProps, 'step'> & { step: number; current: TourStep };

function Step({ steps, step, current, onStep, skipLabel, doneLabel }: StepProps) {
  const text = useUiText();
  const { polite } = useAnnouncer();
  const frame = useRef<HTMLDivElement>(null);
  const highlight = useHighlight(current.target);
  const isLast = step === steps.length - 1;
  const go = (to: number) => {
    const next = steps[to];
    if (next) polite(`${next.title} ${next.text}`);
    onStep(next ? to : null);
  };
  return (
    <>
      {highlight &&
        createPortal(
          <div key={step} ref={frame} aria-hidden className={spotlight({ hasTarget: highlight.hasTarget })} style={highlight.style} />,
          document.body,
        )}
      <Popover
        isOpen={highlight !== null}
        onOpenChange={() => onStep(null)}
        shouldCloseOnInteractOutside={() => false}
        triggerRef={frame}
        placement="bottom"
        offset={12}
        containerPadding={12}
        className={floating}
      >
        <Dialog className={card}>
          <p className={count}>
            {step + 1} / {steps.length}
          </p>
          <Heading slot="title" className={`${size.reading} ${heading}`}>
            {current.title}
          </Heading>
          <p className={words}>{current.text}</p>
          <div key={step} className={actions}>
            {!isLast && (
              <Button tone="quiet" onPress={() => onStep(null)}>
                {skipLabel}
              </Button>
            )}
            {step > 0 && <Button onPress={() => go(step - 1)}>{text('previous')}</Button>}
            <Button
              tone="accent"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the focus stays in the card from step to step, and is given back
              autoFocus
              onPress={() => go(step + 1)}
            >
              {isLast ? doneLabel : text('next')}
            </Button>
          </div>
        </Dialog>
      </Popover>
    </>
  );
}

/** Scrolls the target into view and tracks its position; null until it is known. */
function useHighlight(target: string): Highlight | null {
  const [highlight, setHighlight] = useState<Highlight | null>(null);
  useLayoutEffect(() => {
    const measure = () => setHighlight(highlightOf(document.getElementById(target)?.getBoundingClientRect()));
    document.getElementById(target)?.scrollIntoView({ block: 'center', inline: 'nearest' });
    measure();
    addEventListener('resize', measure);
    addEventListener('scroll', measure, true);
    return () => {
      removeEventListener('resize', measure);
      removeEventListener('scroll', measure, true);
    };
  }, [target]);
  return highlight;
}
