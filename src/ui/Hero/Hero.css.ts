import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

export const frame = style({
  display: 'grid',
  gap: vars.space[7],
  alignItems: 'center',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  alignSelf: 'center',
  justifyContent: 'center',
  gap: vars.space[5],
  minBlockSize: 416,
  minInlineSize: 0,
  maxInlineSize: 560,
  overflowWrap: 'break-word',
  '@media': { [media.wide]: { maxInlineSize: 640 } },
});

// A long word breaks instead of widening the column.
globalStyle(`${words} > *`, { maxInlineSize: '100%' });

export const aside = style({ minInlineSize: 0 });
