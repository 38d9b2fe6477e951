import { Check, Copy, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useAnnouncer } from '../Announcer/announcer';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import type { IconButtonProps } from '../IconButton/IconButton';
import { useUiText } from '../texts';

export interface CopyButtonProps {
  /** The text to copy. */
  text: string;
  /** Label, such as "Copy UID". */
  label: string;
  variant?: 'icon' | 'button';
  size?: Exclude<IconButtonProps['size'], 'small'>;
}

/** How long the confirmation is shown, in ms. Source: specification, user menu, UID with copy. */
export const confirmationMs = 2_000;

const icons = { ready: Copy, copied: Check, failed: TriangleAlert };

/** Copies a text and shows a check mark for two seconds. */
export function CopyButton({ text, label, variant = 'icon', size = 'compact' }: CopyButtonProps) {
  const announcer = useAnnouncer();
  const uiText = useUiText();
  const [copyState, setCopyState] = useState<keyof typeof icons>('ready');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const resultTexts = { copied: uiText('copied'), failed: uiText('copyFailed') };
  const show = (next: 'copied' | 'failed') => {
    announcer.polite(resultTexts[next]);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopyState('ready'), confirmationMs);
    setCopyState(next);
  };
  const copy = () =>
    writeText(text).then(
      () => show('copied'),
      () => show('failed'),
    );
  const words = copyState === 'ready' ? label : resultTexts[copyState];

  return variant === 'icon' ? (
    <IconButton icon={icons[copyState]} label={words} size={size} onPress={copy} />
  ) : (
    <Button icon={icons[copyState]} size={size} onPress={copy}>
      {words}
    </Button>
  );
}

/** Rejects if the browser has no clipboard or denies access. */
async function writeText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
