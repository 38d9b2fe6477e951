import { style } from '@vanilla-extract/css';

import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { endInset, textStyle } from '@/ui/styles';

export const shell = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });

export const main = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  scrollMarginBlockStart: 64,
  outline: 'none',
});

/** As tall as the window: the footer starts below it, so that loading content does not shift it. */
export const aboveFooter = style({ minBlockSize: '100dvh' });

/** Reserves the space of session-dependent content while the session is loading. */
export const loadingSpace = style({ inlineSize: 72 });

/** The floating buttons at the lower edge of the window: below desktop, they stay clear of the main action at the bottom of a screen. */
export const floating = style({
  position: 'fixed',
  insetBlockEnd: `calc(${vars.space[8]} + ${vars.control.touch} + ${vars.space[3]} + env(safe-area-inset-bottom))`,
  insetInlineEnd: endInset,
  zIndex: vars.z.sticky,
  display: 'grid',
  gap: vars.space[3],
  '@media': {
    [media.desktop]: { insetBlockEnd: vars.space[8] },
    print: { display: 'none' },
  },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: 52,
  paddingInline: vars.space[4],
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
  backgroundColor: vars.color.sunken,
});
export const barText = style({ ...textStyle('dense'), flex: 1, minInlineSize: 0 });

export const drawerLinks = style({ display: 'grid', gap: vars.space[1], marginInlineStart: `calc(-1 * ${vars.space[2]})` });
/** Large enough touch target; links and buttons fill it. */
export const drawerLine = style({ display: 'grid', minBlockSize: vars.control.touch });

/** The login links share the width. */
export const visitorLinks = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: vars.space[4] });

export const settings = style({ borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`, paddingBlockStart: vars.space[3] });
export const setting = style({
  ...textStyle('body'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: vars.control.touch,
  paddingInlineStart: vars.space[3],
  color: vars.color.textSoft,
});

export const menus = style({ display: 'flex', blockSize: '100%' });
