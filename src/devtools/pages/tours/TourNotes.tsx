import { useUnit } from 'effector-react';
import { ChevronLeft, ChevronRight, Pause, Play, RotateCcw } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '@/shared/i18n';
import { setRealTimeInterval } from '@/shared/lib/setRealTimeInterval';
import { Button } from '@/ui/Button/Button';
import { Heading } from '@/ui/Heading/Heading';
import { IconButton } from '@/ui/IconButton/IconButton';
import { Inline } from '@/ui/Inline/Inline';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { Stack } from '@/ui/Stack/Stack';
import { Stepper } from '@/ui/Stepper/Stepper';
import { Text } from '@/ui/Text/Text';
import * as model from './model';
import type { TourStep } from './tour';

/** How long each note is shown in autoplay, in ms. */
const readingMs = 5000;

export interface TourNotesProps {
  readonly steps: readonly TourStep[];
  /** The step that the tour shows or is moving to. */
  readonly target: number;
  readonly onTarget: (step: number) => void;
  /** Leaves as much space as possible to the exchange. */
  readonly isCompact?: boolean;
}

/** The presenter's notes of the step, with controls to move on: buttons, keys or autoplay. */
export function TourNotes({ steps, target, onTarget, isCompact = false }: TourNotesProps) {
  const t = useText('tours');
  const [isPlaying, setPlaying] = useState(false);
  const { done, failure, onRestart } = useUnit({ done: model.$done, failure: model.$failure, onRestart: model.restarted });
  const isReached = done > target;
  const isLast = target === steps.length - 1;
  const restart = () => {
    onTarget(0);
    onRestart();
  };
  const next = () => isReached && !isLast && onTarget(target + 1);
  const back = () => target > 0 && onTarget(target - 1);
  const actions: Record<string, () => unknown> = {
    ArrowRight: next,
    PageDown: next,
    ArrowLeft: back,
    PageUp: back,
    'Alt+KeyP': () => setPlaying(!isPlaying),
    'Alt+KeyR': restart,
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    // On macOS the key typed with Alt is another character, such as π.
    const action = actions[event.altKey ? `Alt+${event.code}` : event.key];
    if (!action || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  // Autoplay loops, as on an unattended stand.
  const advance = useEffectEvent(() => (isLast ? restart() : next()));
  useEffect(() => {
    if (!isPlaying || !isReached) return undefined;
    return setRealTimeInterval(readingMs, () => advance());
  }, [isPlaying, isReached, target]);
  const step = steps[target];
  return (
    <Stack gap={isCompact ? 3 : 5}>
      <Stack gap={2} as="section" aria-label={t('tours.note')} aria-live="polite">
        <Text size="small" tone="faint">
          {t('tours.position', { step: target + 1, count: steps.length })}
        </Text>
        <Heading level={2} size={isCompact ? 'body' : undefined}>
          {step?.title}
        </Heading>
        <Text as="p" size={isCompact ? 'dense' : undefined}>
          {step?.note}
        </Text>
      </Stack>
      {failure !== null && (
        <InlineAlert tone="danger" title={t('tours.failed')} isAnnounced>
          {failure}
        </InlineAlert>
      )}
      <Inline gap={2}>
        <IconButton
          icon={ChevronLeft}
          label={t('tours.back')}
          aria-keyshortcuts="ArrowLeft"
          isDisabled={target === 0}
          onPress={() => back()}
        />
        <Button
          tone="accent"
          icon={ChevronRight}
          aria-keyshortcuts="ArrowRight"
          isPending={!isReached && failure === null}
          isDisabled={isLast}
          onPress={() => next()}
        >
          {t('tours.next')}
        </Button>
        <IconButton
          icon={isPlaying ? Pause : Play}
          label={t(isPlaying ? 'tours.pause' : 'tours.play')}
          aria-keyshortcuts="Alt+P"
          onPress={() => setPlaying(!isPlaying)}
        />
        <IconButton icon={RotateCcw} label={t('tours.restart')} aria-keyshortcuts="Alt+R" onPress={() => restart()} />
      </Inline>
      {!isCompact && (
        <Stepper
          label={t('tours.steps')}
          steps={steps.map(({ title }) => ({ id: title, label: title }))}
          current={done > target ? done : Math.min(done, target)}
          isVertical
        />
      )}
    </Stack>
  );
}
