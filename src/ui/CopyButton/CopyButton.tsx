import { Check, Copy, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useAnnouncer } from '../Announcer/announcer';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import type { IconButtonProps } from '../IconButton/IconButton';

export interface CopyButtonProps {
  /** What goes to the clipboard. */
  text: string;
  /** What a press does: "Copy UID". */
  label: string;
  copiedLabel: string;
  /** Where the browser refuses: say to select the text and copy it by hand. */
  failedLabel: string;
  variant?: 'icon' | 'button';
  size?: Exclude<IconButtonProps['size'], 'small'>;
}

/** Milliseconds the answer to a press stays. Source: specification, user menu, UID with copy. */
export const answerTime = 2_000;

const icons = { ready: Copy, copied: Check, failed: TriangleAlert };

/** Copies a text and shows a check mark for two seconds. */
export function CopyButton({ text, label, copiedLabel, failedLabel, variant = 'icon', size = 'compact' }: CopyButtonProps) {
  const announcer = useAnnouncer();
  const [answer, setAnswer] = useState<keyof typeof icons>('ready');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (next: 'copied' | 'failed') => {
    announcer.polite(next === 'copied' ? copiedLabel : failedLabel);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnswer('ready'), answerTime);
    setAnswer(next);
  };
  const copy = () =>
    writeText(text).then(
      () => show('copied'),
      () => show('failed'),
    );
  const words = { ready: label, copied: copiedLabel, failed: failedLabel }[answer];

  return variant === 'icon' ? (
    <IconButton icon={icons[answer]} label={words} size={size} onPress={copy} />
  ) : (
    <Button icon={icons[answer]} size={size} onPress={copy}>
      {words}
    </Button>
  );
}

/** Rejects where the browser has no clipboard or refuses it. */
async function writeText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
