import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { tabularNums, textStyle } from '../styles';

/** Leaves its element clear and dims the rest of the window. */
export const spotlight = recipe({
  base: {
    position: 'fixed',
    zIndex: vars.z.dialog,
    borderRadius: vars.radius.card,
    boxShadow: `0 0 0 200vmax ${vars.color.scrim}`,
    pointerEvents: 'none',
  },
  variants: {
    hasTarget: {
      true: {
        outline: `${vars.line.ring} solid ${vars.color.focus}`,
        '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } },
      },
      false: {},
    },
  },
});

export const card = style({
  display: 'grid',
  gap: vars.space[3],
  inlineSize: 320,
  maxInlineSize: '100%',
  padding: vars.space[5],
  outline: 'none',
});

export const count = style({ ...textStyle('small'), ...tabularNums, color: vars.color.textFaint });

export const words = style({ ...textStyle('body'), color: vars.color.textSoft, textWrap: 'pretty' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[3],
  marginBlockStart: vars.space[3],
});
