import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

/** A form with related content beside it, such as the latest records; below it if the container is too narrow, regardless of the screen width. */
export const formColumns = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  rowGap: vars.space[6],
  columnGap: vars.space[7],
});
globalStyle(`${formColumns} > *`, { flex: '5 1 340px', minInlineSize: 0 });
globalStyle(`${formColumns} > :first-child`, { flex: '7 1 440px' });

/** The panel around a form: framed from tablets up, where the form does not fill the page. */
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
