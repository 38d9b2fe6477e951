import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

export const activity = style({ display: 'flex', flexDirection: 'column', paddingBlockStart: vars.space[3], minBlockSize: 236 });
/** As high as the list while its texts load, without its tabs. */
export const activityPlaceholder = style([activity, { paddingInline: vars.space[5] }]);
export const activityBody = style({ paddingBlock: vars.space[2] });
export const activityAll = style({
  marginBlockStart: 'auto',
  padding: `${vars.space[3]} ${vars.space[5]} ${vars.space[4]}`,
  color: vars.color.textSoft,
});

export const activityRow = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: 56,
  paddingInline: vars.space[5],
  paddingBlock: vars.space[2],
  selectors: { '&:hover': { backgroundColor: vars.color.hover } },
  '@media': { [media.tablet]: { gridTemplateColumns: '24px minmax(0, 5fr) minmax(0, 3fr) minmax(96px, 3fr)' } },
});
/** A row without a middle column. */
export const withoutMiddle = style({ '@media': { [media.tablet]: { gridTemplateColumns: '24px minmax(0, 1fr) auto' } } });
export const activityName = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1], minInlineSize: 0 });
export const activityTags = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
});
/** Hidden on phones. */
export const activityMiddle = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: vars.space[1],
  minInlineSize: 0,
  '@media': { [`not all and ${media.tablet}`]: { display: 'none' } },
});
export const activityEnd = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: vars.space[1],
  minInlineSize: 0,
});
