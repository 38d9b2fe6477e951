import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

export const dash = style({ color: vars.color.textFaint });

/** Presets over the calendar on a phone, beside it from tablets on. */
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  outline: 'none',
  '@media': { [media.tablet]: { flexDirection: 'row' } },
});

export const presets = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  // As wide as the calendar below.
  inlineSize: 0,
  minInlineSize: '100%',
  padding: vars.space[4],
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
  '@media': {
    [media.tablet]: {
      flexDirection: 'column',
      flexWrap: 'nowrap',
      inlineSize: 'auto',
      minInlineSize: 0,
      borderBlockEnd: 0,
      borderInlineEnd: `${vars.line.hair} solid ${vars.color.line}`,
    },
  },
});
