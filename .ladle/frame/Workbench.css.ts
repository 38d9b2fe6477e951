import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

export const frame = style({
  position: 'fixed',
  inset: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  backgroundColor: vars.color.canvas,
  color: vars.color.text,
  '@media': { [media.desktop]: { gridTemplateColumns: '264px minmax(0, 1fr)' } },
});

export const aside = style({
  display: 'none',
  minBlockSize: 0,
  overflowY: 'auto',
  padding: `0 ${vars.space[4]} ${vars.space[4]}`,
  borderInlineEnd: `${vars.line.hair} solid ${vars.color.line}`,
  backgroundColor: vars.color.sunken,
  '@media': { [media.desktop]: { display: 'block' } },
});

export const narrow = style({ display: 'inline-flex', '@media': { [media.desktop]: { display: 'none' } } });

export const main = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, minBlockSize: 0 });

export const canvas = style({ position: 'relative', flex: 1, minBlockSize: 0, overflow: 'auto', backgroundColor: vars.color.sunken });

/** A story in its own iframe, so that media queries see the chosen width. */
export const viewport = style({
  display: 'block',
  blockSize: '100%',
  marginInline: 'auto',
  border: 0,
  boxShadow: vars.shadow.overlay,
  backgroundColor: vars.color.canvas,
});

// Hides Ladle's own list and buttons, which the workbench replaces.
globalStyle('.ladle-aside, .ladle-addons, .ladle-resize-handle', { display: 'none' });
globalStyle('.ladle-main', { padding: '0 !important' });
