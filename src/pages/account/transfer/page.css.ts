import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

/** The form, and beside it what the accounts hold and what went between them. */
export const columns = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space[6],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: vars.space[7] } },
});

/** Framed from tablets on, where the form does not fill the page. */
export const panel = style({
  minInlineSize: 0,
  '@media': {
    [media.tablet]: {
      padding: vars.space[7],
      border: `${vars.line.hair} solid ${vars.color.line}`,
      borderRadius: vars.radius.card,
      backgroundColor: vars.color.surface,
    },
  },
});

export const transfer = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: 52,
  paddingInline: vars.space[5],
});
export const transferWay = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[2], minInlineSize: 0 });
export const transferEnd = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-end' });
export const transfers = style({ minBlockSize: 5 * 52 + 8, paddingBlock: vars.space[2] });
