import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tokens/vars.css';
import { feedbackTransition, textStyle } from '../styles';

export const text = recipe({
  base: { ...textStyle('dense'), margin: 0, color: vars.color.textSoft, overflowWrap: 'anywhere' },
  variants: {
    isExpanded: {
      true: { whiteSpace: 'pre-line' },
      false: { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' },
    },
  },
});

/** Above a link that covers the card around it. */
export const toggle = style({
  ...feedbackTransition,
  ...textStyle('dense'),
  position: 'relative',
  zIndex: 1,
  minBlockSize: 24,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.accentText,
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' } },
});
