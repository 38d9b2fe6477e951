import type { ReactElement, ReactNode } from 'react';
import { emptyPictures } from '../Illustration/emptyPictures';
import { StateFrame } from '../StateFrame/StateFrame';
import type { StateFrameProps } from '../StateFrame/StateFrame';

export interface EmptyStateProps extends Pick<StateFrameProps, 'level' | 'density'> {
  /** One line about what is missing. */
  text: string;
  /** How to get content here. */
  hint?: string;
  /** A common picture by its name, or one of `areaPictures`; null where there is no room for one. */
  picture?: keyof typeof emptyPictures | ReactElement | null;
  /** The next step: a `Button` or a `Link`. */
  action?: ReactNode;
}

/** Shown when a list is empty, with a way to add content. */
export function EmptyState({ text, hint, picture = 'list', ...props }: EmptyStateProps) {
  return (
    <StateFrame {...props} isEmpty picture={typeof picture === 'string' ? emptyPictures[picture] : picture} title={text} advice={hint} />
  );
}
