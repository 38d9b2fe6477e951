import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

/** Height in px of the loading skeleton of a tab. */
export const tabHeight = 420;

/** Security factors: the actions stand beside the status from tablets on, below it on phones. */
export const factors = style({
  minInlineSize: 0,
  '@media': { [media.tablet]: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto auto', columnGap: vars.space[5] } },
});
export const factor = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"icon title state" "icon text actions"',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
  alignItems: 'center',
  padding: `${vars.space[4]} ${vars.space[5]}`,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEndColor: 'transparent' } },
  '@media': {
    [media.tablet]: {
      gridColumn: '1 / -1',
      gridTemplateColumns: 'subgrid',
      gridTemplateAreas: '"icon title state actions" "icon text state actions"',
      paddingBlock: vars.space[5],
    },
  },
});
export const factorIcon = style({ gridArea: 'icon', display: 'flex', marginInlineEnd: vars.space[1] });
export const factorTitle = style({ gridArea: 'title', minInlineSize: 0, overflowWrap: 'anywhere' });
export const factorState = style({ gridArea: 'state', display: 'flex', justifySelf: 'end' });
export const factorText = style({ gridArea: 'text', display: 'flex', flexDirection: 'column', minInlineSize: 0, overflowWrap: 'anywhere' });
/** Hidden on phones, where the name has to suffice. */
export const factorPurpose = style({ display: 'none', '@media': { [media.tablet]: { display: 'block' } } });
export const factorActions = style({
  gridArea: 'actions',
  '@media': { [media.tablet]: { justifySelf: 'end', minInlineSize: 152, display: 'flex', justifyContent: 'flex-end' } },
});

/** Recovery codes in two columns. */
export const codeList = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[3] });

/** The security level beside the recommended next step. */
export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  alignItems: 'center',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

/** Topics by row, channels by column. */
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) repeat(2, minmax(72px, auto))',
  alignItems: 'center',
  columnGap: vars.space[5],
  rowGap: vars.space[5],
});
export const form = style({ maxInlineSize: 440 });
