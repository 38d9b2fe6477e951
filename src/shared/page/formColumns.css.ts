import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

/** A form, and beside it what belongs to it, such as the latest records: below it where it leaves too little room, however wide the screen is. */
export const formColumns = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  rowGap: vars.space[6],
  columnGap: vars.space[7],
});
globalStyle(`${formColumns} > *`, { flex: '5 1 340px', minInlineSize: 0 });
globalStyle(`${formColumns} > :first-child`, { flex: '7 1 440px' });

/** Around the form: framed from tablets on, where it does not fill the page. */
export const formPanel = style({
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  '@media': {
    [media.tablet]: {
      padding: vars.space[7],
      border: `${vars.line.hair} solid ${vars.color.line}`,
      borderRadius: vars.radius.card,
      backgroundColor: vars.color.surface,
    },
  },
});
