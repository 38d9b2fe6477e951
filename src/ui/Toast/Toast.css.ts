import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { textStyle } from '../styles';

export const region = style({
  position: 'fixed',
  insetBlockStart: `calc(${vars.space[5]} + env(safe-area-inset-top))`,
  insetInline: 0,
  zIndex: vars.z.toast,
  marginInline: 'auto',
  inlineSize: 'fit-content',
  maxInlineSize: `calc(100vw - 2 * ${vars.space[5]})`,
  borderRadius: vars.radius.card,
});

export const list = style({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: vars.space[3] });

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

export const toast = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[4],
  inlineSize: 'fit-content',
  maxInlineSize: 440,
  padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[4]} ${vars.space[5]}`,
  border: `${vars.line.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.overlay,
  boxShadow: vars.shadow.overlay,
  color: vars.color.text,
  animation: `${arrive} ${vars.duration.enter} ${vars.easing.out}`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

export const glyph = recipe({
  base: { display: 'inline-flex', flexShrink: 0, paddingBlock: 2 },
  variants: {
    tone: {
      info: { color: vars.color.info.text },
      success: { color: vars.color.success.text },
      warning: { color: vars.color.warning.text },
      danger: { color: vars.color.danger.text },
    },
  },
});

export const content = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, paddingBlock: 2, overflowWrap: 'anywhere' });
export const title = style({ fontWeight: vars.weight.medium });
export const description = style({ ...textStyle('dense'), color: vars.color.textSoft });
export const close = style({ marginBlock: -2, flexShrink: 0 });
