import { X } from 'lucide-react';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from 'react-aria-components/Button';
import type { PressEvent } from 'react-aria-components/Button';
import { Text } from 'react-aria-components/Text';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastList as ToastList,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast';
import { Button as ActionButton } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { iconButton } from '../IconButton/IconButton.css';
import { screenOnly } from '../print.css';
import { useUiText } from '../texts';
import { toneIcons } from '../toneIcons';
import { close, content, description, glyph, list, region, title, toast as toastStyle } from './Toast.css';
import type { Toaster, ToastMessage } from './toasts';

export interface ToastProps {
  toaster: Toaster;
}

/** Shows the toasts of one toaster above everything; hovering or focusing them pauses their timers. */
export function Toast({ toaster }: ToastProps) {
  const text = useUiText();
  const [queue] = useState(() => new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 }));

  useEffect(() => {
    const drain = () => toaster.takeAll().forEach(({ message, time }) => queue.add(message, time > 0 ? { timeout: time } : undefined));
    return toaster.subscribe(drain);
  }, [toaster, queue]);

  // Mounted with the first toast: a region that starts empty never becomes a landmark that F6 reaches.
  const toasts = useSyncExternalStore(
    useCallback((listener) => queue.subscribe(listener), [queue]),
    () => queue.visibleToasts,
  );
  const regionRef = useRef<HTMLDivElement>(null);
  /** The element that had the focus before a toast did; `closedBy` is how a toast has just been closed. */
  const previousFocus = useRef<HTMLElement>(null);
  const closedBy = useRef<PressEvent['pointerType'] | null>(null);
  // react-aria restores the focus only if no toast has arrived since a toast last had it.
  useEffect(() => {
    const pointer = closedBy.current;
    closedBy.current = null;
    if (pointer === null || document.activeElement !== document.body) return;
    const next = regionRef.current?.querySelector<HTMLElement>('[role=alertdialog]');
    const previous = previousFocus.current?.isConnected ? previousFocus.current : null;
    // After a pointer press the previous element is preferred: a focused toast would never disappear by itself.
    (pointer === 'keyboard' || pointer === 'virtual' ? (next ?? previous) : (previous ?? next))?.focus();
  }, [toasts]);
  if (toasts.length === 0) return null;

  return (
    <ToastRegion ref={regionRef} queue={queue} aria-label={text('notices')} className={`${region} ${screenOnly}`}>
      <ToastList<ToastMessage> className={list}>
        {({ toast }) => (
          <AriaToast toast={toast} className={toastStyle}>
            <span className={glyph({ tone: toast.content.tone })}>
              <Icon icon={toneIcons[toast.content.tone]} />
            </span>
            <ToastContent className={content}>
              <Text slot="title" className={title}>
                {toast.content.title}
              </Text>
              {toast.content.description && (
                <Text slot="description" className={description}>
                  {toast.content.description}
                </Text>
              )}
              {toast.content.action && (
                <ActionButton size="compact" onPress={toast.content.action.onPress}>
                  {toast.content.action.label}
                </ActionButton>
              )}
            </ToastContent>
            <Button
              slot="close"
              aria-label={text('close')}
              className={`${iconButton({ size: 'small', tone: 'quiet' })} ${close}`}
              onFocus={({ relatedTarget }) => {
                if (relatedTarget instanceof HTMLElement && !regionRef.current?.contains(relatedTarget))
                  previousFocus.current = relatedTarget;
              }}
              onPress={({ pointerType }) => (closedBy.current = pointerType)}
            >
              <Icon icon={X} />
            </Button>
          </AriaToast>
        )}
      </ToastList>
    </ToastRegion>
  );
}
