import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';
import { textStyle } from '../styles';

export const card = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: vars.space[5] });

export const canvas = style({
  inlineSize: '100%',
  maxInlineSize: 480,
  aspectRatio: '1',
  border: `${vars.line.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
});

export const words = style({ ...textStyle('body'), overflowWrap: 'anywhere' });

export const swatchColors = styleVariants({
  surface: { color: vars.color.canvas },
  text: { color: vars.color.text },
  soft: { color: vars.color.textSoft },
  line: { color: vars.color.lineStrong },
  accent: { color: vars.color.accentText },
  rise: { color: vars.color.rise.text },
  fall: { color: vars.color.fall.text },
  flat: { color: vars.color.text },
});
