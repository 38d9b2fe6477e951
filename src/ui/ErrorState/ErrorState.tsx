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
  /** What to do, and what is not affected. */
  advice?: string;
  /** An error code for support. */
  detail?: string;
  picture?: keyof typeof faultPictures;
  /** Retries; without it there is no button. */
  onRetry?: () => void;
  /** "Try again" by default. */
  retryLabel?: string;
  isRetrying?: boolean;
  /** Another action, beside the retry. */
  action?: ReactNode;
  density?: EmptyStateProps['density'];
}

/** Shown when content could not be loaded: what happened, what to do, and a retry. */
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
