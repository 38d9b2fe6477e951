import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { textStyle } from '@/ui/styles';

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.header,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  blockSize: 56,
  paddingInline: `max(${vars.space[4]}, env(safe-area-inset-left)) max(${vars.space[4]}, env(safe-area-inset-right))`,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
  backgroundColor: vars.color.canvas,
  '@media': {
    [media.tablet]: { gap: vars.space[4], paddingInline: vars.space[6] },
    [media.wide]: { gap: vars.space[5] },
    print: { display: 'none' },
  },
});

/** Centres the logo link, which is an inline box. */
export const logoBox = style({ display: 'flex', flexShrink: 0 });

export const logo = style({
  ...textStyle('title'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.color.text,
  fontWeight: vars.weight.semibold,
  whiteSpace: 'nowrap',
});

/** Hidden on the narrowest phones, which show only the logo mark. */
export const name = style({ '@media': { '(max-width: 359px)': { display: 'none' } } });

export const mark = style({ inlineSize: 24, blockSize: 24, color: vars.color.accentText, flexShrink: 0 });

export const middle = style({ display: 'flex', flex: 1, blockSize: '100%', minInlineSize: 0 });

export const tools = recipe({
  base: { display: 'flex', alignItems: 'center', flexShrink: 0, blockSize: '100%', gap: vars.space[1] },
  variants: { isRoomy: { true: { gap: vars.space[2] }, false: {} } },
});

export const preferences = style({ display: 'flex', flexDirection: 'column', gap: vars.space[5] });
export const lists = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(0, 1fr))', gridAutoFlow: 'column', gridAutoColumns: '1fr' } },
});
export const scroller = style({
  marginInline: `calc(-1 * ${vars.space[3]})`,
  '@media': { [media.tablet]: { maxBlockSize: 320, overflowY: 'auto' } },
});
export const foot = style({ paddingBlockStart: vars.space[5], borderBlockStart: `${vars.line.hair} solid ${vars.color.line}` });
