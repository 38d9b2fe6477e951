import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { oneLine, tint } from '@/ui/styles';

const { tablet } = media;
const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

export const statList = style({
  display: 'grid',
  gridTemplateColumns: columns(2),
  gap: vars.space[5],
  paddingBlockStart: vars.space[5],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
  '@media': { [tablet]: { gridTemplateColumns: '3fr 3fr 2fr 2fr' } },
});
export const statItem = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1], minInlineSize: 0 });

export const announcements = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.control.touch,
  paddingInline: vars.space[5],
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.sunken,
});
export const announcement = style({ display: 'flex', flex: 1, alignItems: 'center', gap: vars.space[4], minInlineSize: 0 });
export const announcementText = style(oneLine);
export const controls = style({ display: 'flex', flexShrink: 0 });
/** Hidden on phones. */
export const hiddenOnPhones = style({ display: 'inline-flex', '@media': { [`not all and ${tablet}`]: { display: 'none' } } });

export const bannerCard = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  blockSize: '100%',
  minBlockSize: 132,
  paddingBlock: vars.space[5],
  paddingInline: vars.space[6],
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.sunken,
  overflow: 'clip',
  selectors: { '&:hover': tint.hover },
  '@media': { [media.forcedColors]: { outline: '1px solid', outlineOffset: -1 } },
});
export const bannerText = style({
  display: 'flex',
  flexDirection: 'column',
  alignSelf: 'stretch',
  gap: vars.space[2],
  minInlineSize: 0,
});
export const bannerAction = style({ marginBlockStart: 'auto', color: vars.color.accentText });

export const iconTile = style({
  display: 'inline-flex',
  flexShrink: 0,
  inlineSize: 40,
  blockSize: 40,
  alignItems: 'center',
  justifyContent: 'center',
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.accentText,
});

/** A product card, clickable as a whole. */
export const product = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[4],
  padding: vars.space[5],
  borderRadius: vars.radius.card,
  border: `${vars.line.hair} solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  selectors: { '&:hover': tint.hover },
});
export const productText = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1], minInlineSize: 0 });

export const app = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[7],
  padding: vars.space[6],
  '@media': { [tablet]: { padding: vars.space[8] } },
});
export const appText = style({ flex: '1 1 280px', maxInlineSize: 560 });
