import { style } from '@vanilla-extract/css';

/** For screen readers only; positioned within its container. */
export const outOfView = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const visuallyHidden = style(outOfView);
