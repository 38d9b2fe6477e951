import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

/** The first view: hero or account on one side, the market panel on the other. */
export const first = style({
  display: 'grid',
  gap: vars.space[7],
  alignItems: 'start',
  paddingBlock: vars.space[7],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 520px)', gap: vars.space[8], paddingBlock: vars.space[8] },
    [media.wide]: { gap: vars.space[9] },
  },
});

export const hero = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[5],
  maxInlineSize: 560,
  alignSelf: 'center',
  justifyContent: 'center',
  minBlockSize: 416,
});

/** Reserves the height of the form, which loads after the text. */
export const formRoom = style({
  inlineSize: '100%',
  marginBlockStart: vars.space[3],
  minBlockSize: 96,
  '@media': { [media.tablet]: { minBlockSize: 44 } },
});
export const form = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
export const heroField = style({ flex: '1 1 240px', minInlineSize: 0 });
export const heroAction = style({ flex: '1 0 140px', '@media': { [media.tablet]: { flexGrow: 0 } } });

/** Reserves the height of the panel, which loads after the text. */
export const panelRoom = style({ minInlineSize: 0, minBlockSize: 506 });

export const panelHead = style({ padding: `${vars.space[5]} ${vars.space[5]} ${vars.space[3]}` });
/** Reserves the height of the rows. */
export const panelRows = style({ minBlockSize: 6 * 48 + 8, paddingBlockEnd: vars.space[3] });

export const feature = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  blockSize: 152,
  paddingInline: vars.space[5],
  paddingBlock: vars.space[3],
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
  marginBlockEnd: vars.space[3],
});
export const featureTop = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] });
export const featureName = style({ display: 'flex', flex: 1, flexDirection: 'column', minInlineSize: 0 });
export const featureFigures = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-end' });
export const featureTrend = style({ marginBlockStart: 'auto' });

/** Reserves its usual height, so that content below does not shift. */
export const account = style({ display: 'grid', alignContent: 'start', gap: vars.space[5], minInlineSize: 0, minBlockSize: 416 });
