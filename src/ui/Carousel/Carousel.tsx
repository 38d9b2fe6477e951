import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { IconButton } from '../IconButton/IconButton';
import { useUiText } from '../texts';
import { useFocusOffDisabled } from '../useFocusOffDisabled';
import { useInlineSize } from '../useInlineSize';
import { carousel, controls, dot, dots, row, slide } from './Carousel.css';

export interface Slide {
  readonly id: string;
  readonly content: ReactNode;
}

export interface CarouselProps {
  /** Accessible name of the slides: "Campaigns". */
  label: string;
  slides: readonly Slide[];
  /** Maximum number of slides side by side; a tablet shows at most two, a phone one. */
  maxVisible?: 1 | 2 | 3;
}

/** Slides in a row that is scrolled by hand, by arrows or by dots; it never advances by itself. */
export function Carousel({ label, slides, maxVisible = 1 }: CarouselProps) {
  const text = useUiText();
  const list = useRef<HTMLUListElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  useFocusOffDisabled(buttons);
  const [sizeRef, width] = useInlineSize();
  const [index, setIndex] = useState(0);
  const [last, setLast] = useState(0);
  useLayoutEffect(() => setLast(list.current ? lastStop(list.current) : 0), [width, slides.length, maxVisible]);
  const stop = Math.min(index, last);

  const goTo = (next: number) => {
    setIndex(next);
    list.current?.children.item(next)?.scrollIntoView({ block: 'nearest', inline: 'start' });
  };
  const keys: Readonly<Record<string, number>> = { ArrowLeft: stop - 1, ArrowRight: stop + 1, Home: 0, End: last };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = keys[event.key];
    if (next === undefined || event.target !== list.current) return;
    event.preventDefault();
    goTo(Math.min(Math.max(next, 0), last));
  };

  return (
    <div ref={sizeRef} className={carousel}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move the slides, as they scroll any scrollable area */}
      <ul
        ref={list}
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls, also by keyboard
        tabIndex={last > 0 ? 0 : undefined}
        className={row({ maxVisible })}
        onKeyDown={onKeyDown}
        onScrollEnd={({ currentTarget }) => setIndex(stopOf(currentTarget))}
      >
        {slides.map(({ id, content }) => (
          <li key={id} className={slide}>
            {content}
          </li>
        ))}
      </ul>
      {last > 0 && (
        <div ref={buttons} className={controls}>
          <IconButton icon={ChevronLeft} label={text('previous')} size="compact" isDisabled={stop === 0} onPress={() => goTo(stop - 1)} />
          <div className={dots}>
            {Array.from({ length: last + 1 }, (_, at) => (
              <Button
                key={at}
                aria-label={text('page', { number: at + 1 })}
                aria-current={at === stop ? 'true' : undefined}
                className={dot}
                onPress={() => goTo(at)}
              />
            ))}
          </div>
          <IconButton icon={ChevronRight} label={text('next')} size="compact" isDisabled={stop === last} onPress={() => goTo(stop + 1)} />
        </div>
      )}
    </div>
  );
}

/** Distance from one slide to the next in px; 0 without layout. */
function stepOf({ children }: HTMLElement): number {
  const [first, second] = children;
  return first instanceof HTMLElement && second instanceof HTMLElement ? Math.abs(second.offsetLeft - first.offsetLeft) : 0;
}

/** Index of the last slide that can come first in the row. */
function lastStop(list: HTMLElement): number {
  const step = stepOf(list);
  return step === 0 ? 0 : Math.round((list.scrollWidth - list.clientWidth) / step);
}

/** Index of the slide that comes first in the row; in right-to-left languages the scroll position is negative. */
function stopOf(list: HTMLElement): number {
  const step = stepOf(list);
  return step === 0 ? 0 : Math.round(Math.abs(list.scrollLeft) / step);
}
