import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { feedbackTransition, focusRing, textStyle } from '../styles';

/** Dark in both themes, like other players. */
export const frame = style({
  position: 'relative',
  display: 'grid',
  inlineSize: '100%',
  border: `${vars.line.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.sunken,
  color: vars.color.text,
  overflow: 'clip',
  // As tall as a video, or as its texts if they need more, which `aspect-ratio` would cut off.
  '::before': { content: '', gridArea: '1 / 1', paddingBlockStart: '56.25%' },
});

/** Covers the frame. */
const whole = { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' } as const;

export const player = style({ ...whole, border: 0 });

export const poster = style({ ...whole, objectFit: 'cover' });

export const start = style({
  display: 'flex',
  gridArea: '1 / 1',
  flexDirection: 'column',
  alignItems: 'center',
  inlineSize: '100%',
  borderRadius: 'inherit',
  selectors: {
    '&[data-focus-visible]': { outline: 'none' },
    // Above the picture, which would cover a focus ring of the button.
    '&[data-focus-visible]::after': {
      ...focusRing,
      content: '',
      position: 'absolute',
      inset: 0,
      outlineOffset: `calc(-2 * ${vars.line.ring})`,
      borderRadius: 'inherit',
    },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[data-focus-visible]::after': { outlineColor: 'Highlight' } } } },
});

export const mark = style({
  ...feedbackTransition,
  position: 'relative',
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: 64,
  blockSize: 64,
  marginBlock: 'auto',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.accent,
  color: vars.color.textOnAccent,
  selectors: {
    [`${start}[data-hovered] &`]: { backgroundColor: vars.color.accentHover },
    [`${start}[data-pressed] &`]: { backgroundColor: vars.color.accentPress },
  },
  '@media': { [media.forcedColors]: { border: '1px solid ButtonBorder' } },
});

/** On a surface of its own, so that it is legible on any picture. */
export const details = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  inlineSize: '100%',
  paddingBlock: vars.space[4],
  paddingInline: vars.space[5],
  backgroundColor: vars.color.sunken,
  textAlign: 'start',
});

export const title = style({ ...textStyle('body'), fontWeight: vars.weight.medium });

export const note = style({ ...textStyle('small'), color: vars.color.textSoft });

export const missing = style({
  ...textStyle('dense'),
  display: 'flex',
  gridArea: '1 / 1',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[4],
  padding: vars.space[5],
  color: vars.color.textSoft,
  textAlign: 'center',
});
