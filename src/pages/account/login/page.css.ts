import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

/** Fills a phone; a wider screen frames it. */
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[7],
  inlineSize: '100%',
  marginInline: 'auto',
  paddingBlock: vars.space[8],
  paddingInline: vars.space[5],
  '@media': {
    [media.tablet]: {
      maxInlineSize: 448,
      marginBlock: vars.space[9],
      padding: vars.space[7],
      border: `${vars.line.hair} solid ${vars.color.line}`,
      borderRadius: vars.radius.dialog,
      backgroundColor: vars.color.surface,
    },
  },
});

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space[5] });

/** The button stands apart from what it sends. */
export const action = style({ paddingBlockStart: vars.space[3] });
