import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

export const first = style({ paddingBlock: vars.space[7] });

/** The QR code beside the store links; stacked on narrow screens. */
export const downloadLinks = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[6], inlineSize: '100%' });
export const stores = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4], flex: '1 1 220px', maxInlineSize: 340 });

/** The phone illustration, in usual proportions. */
export const phone = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: 352,
  marginInline: 'auto',
  padding: vars.space[3],
  border: `${vars.line.hair} solid ${vars.color.lineStrong}`,
  borderRadius: 44,
  backgroundColor: vars.color.sunken,
  boxShadow: vars.shadow.overlay,
});
/** As high as eight pairs with the header above them. */
export const glass = style({
  minBlockSize: 8 * 48 + 132,
  paddingBlockEnd: vars.space[6],
  border: `${vars.line.hair} solid ${vars.color.line}`,
  borderRadius: 36,
  backgroundColor: vars.color.surface,
  overflow: 'clip',
});
export const statusBar = style({ display: 'flex', justifyContent: 'center', paddingBlock: vars.space[4] });
export const camera = style({ inlineSize: 84, blockSize: 22, borderRadius: 11, backgroundColor: vars.color.sunken });
export const screenHead = style({ padding: `${vars.space[3]} ${vars.space[5]} ${vars.space[4]}` });

/** Reserves the height of files and release notes while they load. */
export const filesHeight = style({ minBlockSize: 640, '@media': { [media.desktop]: { minBlockSize: 400 } } });
export const notesHeight = style({ minBlockSize: 290 });
export const sitesHeight = style({ minBlockSize: 120 });
export const notes = style({ margin: 0, paddingInlineStart: vars.space[5], listStyle: 'disc' });
export const line = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space[4] });
export const mark = style({ color: vars.color.accentText });
