import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

/** White in both themes and in forced colours: scanners need the contrast and the quiet zone. */
export const paper = style({
  display: 'inline-block',
  flexShrink: 0,
  overflow: 'hidden',
  border: `${vars.line.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.paper,
  color: vars.color.ink,
  forcedColorAdjust: 'none',
});
