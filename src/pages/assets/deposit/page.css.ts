import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

/** Height in px of the loading skeleton of the steps. */
export const stepsHeight = 560;
/** Height in px reserved for the latest deposits. */
const depositsHeight = 5 * 56;

/** The steps, with hints beside them. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[6],
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' } },
});
export const aside = style({ minInlineSize: 0 });

/** A step with its number, which on phones is placed at the end of the first line, beside a label. */
export const step = style({
  position: 'relative',
  '@media': { [media.tablet]: { display: 'grid', gridTemplateColumns: '24px minmax(0, 1fr)', columnGap: vars.space[5] } },
});
export const stepMark = style({
  position: 'absolute',
  insetBlockStart: -8,
  insetInlineEnd: 0,
  '@media': { [media.tablet]: { position: 'static' } },
});
export const stepBody = style({ display: 'flex', flexDirection: 'column', gap: vars.space[5], minInlineSize: 0 });

/** The QR code with its save button. */
export const code = style({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: vars.space[4] });

/** As high as the QR code with its texts, to avoid layout shifts when they load. */
export const addressHeight = style({ minBlockSize: 240 });
export const deposits = style({ minBlockSize: depositsHeight });
