import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { feedbackTransition, textStyle } from '../styles';

export const list = style({ display: 'grid', borderInlineStart: `${vars.line.hair} solid ${vars.color.line}` });

export const item = recipe({
  base: {
    ...textStyle('dense'),
    ...feedbackTransition,
    display: 'grid',
    alignItems: 'center',
    minInlineSize: 0,
    minBlockSize: vars.control.compact,
    marginInlineStart: `calc(-1 * ${vars.line.hair})`,
    borderInlineStart: `${vars.line.ring} solid transparent`,
    color: vars.color.textSoft,
    overflowWrap: 'break-word',
  },
  variants: {
    level: { 2: { paddingInlineStart: vars.space[4] }, 3: { paddingInlineStart: vars.space[6] } },
    isCurrent: {
      true: {
        borderInlineStartColor: vars.color.accent,
        '@media': { [media.forcedColors]: { borderInlineStartColor: 'Highlight' } },
      },
      false: {},
    },
  },
});
