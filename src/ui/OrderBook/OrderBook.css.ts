import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

/** Fills the available width and height; columns give way by its own width. */
export const book = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  minInlineSize: 0,
  blockSize: '100%',
  minBlockSize: 0,
});

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  flexShrink: 0,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
});

/** The controls at the end of the line, or below it if both do not fit. */
export const end = style({
  display: 'flex',
  flexGrow: 1,
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  '@container': { 'not (min-width: 18rem)': { inlineSize: '100%' } },
});

/** Leaves the end of the line to the buttons. */
export const grouping = style({ '@container': { 'not (min-width: 18rem)': { marginInlineEnd: 'auto' } } });

/** The sides, with the last price between them; scrolls sideways if the figures of two columns do not fit. */
export const levels = style({ display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: 0, overflowX: 'auto', overflowY: 'hidden' });

/** Around a part with its own containment: as a flex item, every change inside it would lay out the whole book. */
export const fixedPart = style({ flexShrink: 0 });

const mark = (color: string) => style({ fill: color, '@media': { [media.forcedColors]: { fill: 'currentColor' } } });
export const askMark = mark(vars.color.fall.text);
export const bidMark = mark(vars.color.rise.text);
