import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

/** A QR code with its text beside it. */
export const qrCodeAndText = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: vars.space[6],
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'start' } },
});
export const qrCodeTexts = style({ display: 'flex', flexDirection: 'column', gap: vars.space[5], minInlineSize: 0, inlineSize: '100%' });
