import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  selectors: { '&[data-orientation="vertical"]': { flexDirection: 'column', flexWrap: 'nowrap', inlineSize: 'fit-content' } },
});

export const divider = style({
  alignSelf: 'stretch',
  margin: vars.space[2],
  border: 0,
  backgroundColor: vars.color.lineStrong,
  selectors: {
    // On a phone the tools wrap, so a divider could be at the start or the end of a row.
    '[data-orientation="horizontal"] > &': { display: 'none', inlineSize: vars.line.hair },
    '[data-orientation="vertical"] > &': { blockSize: vars.line.hair },
  },
  '@media': {
    [media.tablet]: { selectors: { '[data-orientation="horizontal"] > &': { display: 'block' } } },
    [media.forcedColors]: { backgroundColor: 'CanvasText' },
  },
});
