import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import { Illustration } from '../Illustration/Illustration';
import { faultPictures } from '../Illustration/faultPictures';
import type { EmptyStateProps } from '../EmptyState/EmptyState';
import { action as actionStyle, advice as adviceStyle, detail as detailStyle, state, words } from '../EmptyState/EmptyState.css';
import { useUiText } from '../texts';

export interface ErrorStateProps {
  /** What happened. */
  text: string;
  /** What to do, and what is not lost. */
  advice?: string;
  /** What support asks for: a code. */
  detail?: string;
  picture?: keyof typeof faultPictures;
  /** Tries again; without it there is no button. */
  onRetry?: () => void;
  /** "Try again" where it is missing. */
  retryLabel?: string;
  isRetrying?: boolean;
  /** Another way on, beside the retry. */
  action?: ReactNode;
  density?: EmptyStateProps['density'];
}

/** Stands where something could not be shown: what happened, what to do, and the way to try again. */
export function ErrorState({
  text,
  advice,
  detail,
  picture = 'fault',
  onRetry,
  retryLabel,
  isRetrying = false,
  action,
  density = 'regular',
}: ErrorStateProps) {
  const said = useUiText();
  return (
    <div className={state({ density })}>
      <Illustration>{faultPictures[picture]}</Illustration>
      <p className={words}>{text}</p>
      {advice && <p className={adviceStyle}>{advice}</p>}
      {detail && <p className={detailStyle}>{detail}</p>}
      {(onRetry || action) && (
        <div className={actionStyle}>
          {onRetry && (
            <Button icon={RotateCw} onPress={onRetry} isPending={isRetrying}>
              {retryLabel ?? said('retry')}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
