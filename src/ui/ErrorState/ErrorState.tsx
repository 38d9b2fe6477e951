import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import { faultPictures } from '../Illustration/faultPictures';
import { passFocusToAncestor } from '../passFocusToAncestor';
import { StateFrame } from '../StateFrame/StateFrame';
import type { StateFrameProps } from '../StateFrame/StateFrame';
import { useUiText } from '../texts';

export interface ErrorStateProps extends Pick<StateFrameProps, 'level' | 'advice' | 'detail' | 'density'> {
  /** What happened. */
  text: string;
  picture?: keyof typeof faultPictures;
  /** Called to retry; without it there is no retry button. */
  onRetry?: () => void;
  /** "Try again" by default. */
  retryLabel?: string;
  isRetrying?: boolean;
  /** Another action, beside the retry. */
  action?: ReactNode;
}

/** Shown when content could not be loaded: what happened, what to do, and a retry; compact without a picture, so that the retry is visible in a low panel. */
export function ErrorState({ text, picture = 'fault', onRetry, retryLabel, isRetrying = false, action, ...props }: ErrorStateProps) {
  const uiText = useUiText();
  const retry = onRetry && (
    <Button ref={passFocusToAncestor} icon={RotateCw} onPress={onRetry} isPending={isRetrying}>
      {retryLabel ?? uiText('retry')}
    </Button>
  );
  return (
    <StateFrame
      {...props}
      picture={props.density !== 'compact' && faultPictures[picture]}
      title={text}
      action={
        (retry || action) && (
          <>
            {retry}
            {action}
          </>
        )
      }
    />
  );
}
