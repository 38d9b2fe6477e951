import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { textStyle } from '@/ui/styles';

/** Tighter spacing on a low desktop window, so that a form with many fields fits. */
export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  padding: vars.space[4],
  '@media': { [`${media.desktop} and (height <= 960px)`]: { gap: vars.space[3], paddingBlock: vars.space[3] } },
});

/** A label at the start of the line and its value at the end. */
export const line = style({
  ...textStyle('small'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  color: vars.color.textSoft,
});
export const orderValue = style({ color: vars.color.text, fontVariantNumeric: 'tabular-nums' });

/** The buttons that fill in a price from the book. */
export const choices = style({ display: 'flex', gap: vars.space[2] });

const stuck = { position: 'sticky', insetBlockEnd: 0, zIndex: vars.z.sticky, paddingBlock: vars.space[2] } as const;

/** Sticky footer of a form higher than its panel on desktop, or than its sheet on a phone. */
export const panelFoot = style({ '@media': { [media.desktop]: { ...stuck, backgroundColor: vars.color.surface } } });
export const sheetFoot = style({
  '@media': { [media.phone]: { ...stuck, paddingBlock: vars.space[3], backgroundColor: vars.color.overlay } },
});

/** The submit area, sticky in both. */
export const submit = style([panelFoot, sheetFoot]);
