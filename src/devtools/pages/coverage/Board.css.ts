import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

/** The search field fills the space beside the switch. */
export const filters = style({
  display: 'grid',
  gap: vars.space[4],
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 480px) max-content' } },
});

/** The subject of a row, in lines that wrap. */
export const about = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[1],
  paddingBlock: vars.space[3],
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});

/** A proportion drawn as a bar; the numbers above it state the same. */
export const track = style({ blockSize: 4, borderRadius: vars.radius.full, backgroundColor: vars.color.sunken, overflow: 'hidden' });
export const bar = style({
  blockSize: '100%',
  backgroundColor: vars.color.accent,
  '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
});

/** Gives a count the minimum pointer target size. */
export const countLink = style({ display: 'inline-flex', alignItems: 'center', minInlineSize: 24, minBlockSize: 24 });
