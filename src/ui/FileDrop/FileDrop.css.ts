import { keyframes, style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { feedbackTransition, textStyle } from '../styles';

export const zone = style({
  ...textStyle('body'),
  ...feedbackTransition,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: '100%',
  padding: vars.space[6],
  border: `${vars.line.hair} dashed ${vars.color.lineControl}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  textAlign: 'center',
  selectors: {
    '&[data-hovered]': { borderColor: vars.color.textSoft },
    '&[data-drop-target]': { borderStyle: 'solid', borderColor: vars.color.accent, backgroundColor: vars.color.accentSoft },
    '&[data-invalid]': { borderColor: vars.color.danger.line },
    // A disabled zone still says what it is for, so its text stays legible.
    '&[data-disabled]': { borderColor: vars.color.line, backgroundColor: vars.color.sunken, color: vars.color.textFaint },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-drop-target]': { borderColor: 'Highlight' },
        '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
});

export const limits = style({ ...textStyle('small'), color: vars.color.textFaint });

/** The chosen file in place of the zone. */
export const file = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  padding: vars.space[4],
  border: `${vars.line.hair} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  selectors: { '&[data-invalid]': { borderColor: vars.color.danger.line } },
});

export const preview = style({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: 48,
  blockSize: 48,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.sunken,
  color: vars.color.textFaint,
  objectFit: 'cover',
});

export const words = style({ display: 'flex', flexDirection: 'column', flex: 1, gap: vars.space[2], minInlineSize: 0 });
export const name = style({ ...textStyle('body'), overflowWrap: 'anywhere' });
export const size = style({ ...textStyle('small'), color: vars.color.textFaint });

export const track = style({
  display: 'block',
  blockSize: 4,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.line,
  overflow: 'hidden',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const bar = style({
  display: 'block',
  blockSize: '100%',
  backgroundColor: vars.color.accent,
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
});

const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } });

/** Indicates progress of unknown extent; still for users who prefer reduced motion. */
export const moving = style({
  display: 'block',
  inlineSize: '33%',
  blockSize: '100%',
  backgroundColor: vars.color.accent,
  animation: `${pass} 1.4s linear infinite`,
  '@media': {
    [media.reducedMotion]: { animation: 'none', inlineSize: '100%', opacity: 0.5 },
    [media.forcedColors]: { backgroundColor: 'Highlight' },
  },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space[3] });
