import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

/** A form, and beside it what belongs to it: the latest records, what to mind. */
export const formColumns = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space[6],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: vars.space[7] } },
});

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
