import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { feedbackTransition, textStyle } from '../styles';

/** Placed in the space above the content of its area. */
export const grip = style({
  ...feedbackTransition,
  position: 'relative',
  zIndex: 1,
  alignSelf: 'start',
  justifySelf: 'center',
  inlineSize: 48,
  blockSize: 10,
  cursor: 'grab',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: 12,
      insetBlockStart: 3,
      blockSize: 3,
      borderRadius: vars.radius.full,
      backgroundColor: vars.color.line,
    },
    '&:hover::after': { backgroundColor: vars.color.accent },
  },
  '@media': {
    print: { display: 'none' },
    [media.forcedColors]: {
      selectors: { '&::after': { backgroundColor: 'ButtonBorder' }, '&:hover::after': { backgroundColor: 'Highlight' } },
    },
  },
});

/** Covers an area while another one is dragged. */
export const dropTarget = style({
  ...textStyle('body'),
  zIndex: 2,
  display: 'grid',
  placeItems: 'center',
  border: `2px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.sunken,
  color: vars.color.textSoft,
  opacity: 0.9,
  selectors: { '&[data-over]': { borderColor: vars.color.accent, backgroundColor: vars.color.accentSoft, color: vars.color.text } },
});
