import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tokens/vars.css';
import { tabularNums, textStyle } from '../styles';

/** Dark in both themes, so that nothing outshines the picture. */
export const panel = style({
  inlineSize: '100%',
  blockSize: '100%',
  backgroundColor: vars.color.canvas,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
});

export const content = style({ display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: 0, outline: 'none' });

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.control.touch,
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
});

export const count = style({ ...textStyle('dense'), ...tabularNums, flex: 1, color: vars.color.textSoft });

/** The area of the picture; an enlarged one is moved by scrolling. */
export const stage = style({ flex: 1, minBlockSize: 0, display: 'flex', overflow: 'auto', overscrollBehavior: 'contain' });

export const picture = recipe({
  base: { margin: 'auto' },
  variants: {
    isEnlarged: {
      true: { maxInlineSize: 'none', flexShrink: 0 },
      false: { maxInlineSize: '100%', maxBlockSize: '100%', objectFit: 'contain' },
    },
  },
});

export const caption = style({
  ...textStyle('body'),
  flex: 1,
  minInlineSize: 0,
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'break-word',
});
