import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

/** The QR code with its instructions beside it. */
export const scan = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[5],
});
export const paper = style({ lineHeight: 0 });
/** Fades an expired QR code, which can no longer be scanned. */
export const expired = style({ opacity: 0.12 });
export const steps = style({ display: 'grid', gap: vars.space[3], paddingInlineStart: vars.space[5], listStyle: 'decimal' });
