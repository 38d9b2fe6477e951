import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

/** Reserves the space of wallet-dependent content while the wallet is loading. */
export const loadingSpace = style({ inlineSize: 72 });

export const balance = style({ marginInlineEnd: vars.space[3] });
/** As wide as a typical balance, to avoid a layout shift when it arrives. */
export const amount = style({ display: 'inline-flex', justifyContent: 'flex-end', minInlineSize: 84 });

export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
  marginInline: vars.space[2],
  paddingInlineEnd: vars.space[2],
  borderRadius: vars.radius.control,
  textAlign: 'start',
});
/** Beside the avatar if there is space. */
export const names = style({
  display: 'none',
  flexDirection: 'column',
  minInlineSize: 0,
  maxInlineSize: 160,
  '@media': { [media.tablet]: { display: 'flex' } },
});

export const person = style({ display: 'flex', alignItems: 'center', gap: vars.space[4], minInlineSize: 0 });
export const panelNames = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, flex: 1 });

export const addresses = style({ display: 'grid', gap: vars.space[2] });
export const address = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minInlineSize: 0,
});
export const addressName = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const entries = style({
  display: 'grid',
  gap: vars.space[1],
  marginInline: `calc(-1 * ${vars.space[4]})`,
  paddingBlock: vars.space[3],
  borderBlock: `${vars.line.hair} solid ${vars.color.line}`,
});
export const line = style({ display: 'grid' });
