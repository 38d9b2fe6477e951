import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { textStyle } from '@/ui/styles';

/** The first view: hero or account beside the market. Same layout for both, as the market renders before the session is known. */
export const first = style({
  display: 'grid',
  gap: vars.space[7],
  alignItems: 'start',
  paddingBlock: vars.space[7],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 440px)' },
    [media.wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
  },
});

/** Reserves the height of the statistics, which load after the text. */
export const statsHeight = style({
  inlineSize: '100%',
  marginBlockStart: vars.space[5],
  minBlockSize: 140,
  '@media': { [media.tablet]: { minBlockSize: 56 } },
});

/** Reserves the height of the form, which loads after the text. */
export const formHeight = style({
  inlineSize: '100%',
  marginBlockStart: vars.space[3],
  minBlockSize: 96,
  '@media': { [media.tablet]: { minBlockSize: 44 } },
});
export const form = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
export const heroField = style({ flex: '1 1 240px', minInlineSize: 0 });
export const heroAction = style({ flex: '1 0 140px', '@media': { [media.tablet]: { flexGrow: 0 } } });

/** Reserves the height of the panel, which loads after the text; aligns with the bottom of the account. */
export const panelHeight = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  minBlockSize: 530,
  '@media': { [media.desktop]: { alignSelf: 'stretch' } },
});

export const panelHead = style({ padding: `${vars.space[5]} ${vars.space[5]} ${vars.space[3]}` });
/** Reserves the height of nine rows in two groups. */
export const panelRows = style({ minBlockSize: 9 * 48 + 2 * 32 + 8, paddingBlockEnd: vars.space[3] });
export const panelSubhead = style({
  ...textStyle('small'),
  display: 'flex',
  alignItems: 'end',
  minBlockSize: 32,
  paddingInline: vars.space[5],
  paddingBlockEnd: vars.space[2],
  color: vars.color.textFaint,
});

export const feature = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  blockSize: 250,
  paddingInline: vars.space[5],
  paddingBlock: `${vars.space[3]} ${vars.space[5]}`,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
});
export const featureTop = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] });
export const featureName = style({ display: 'flex', flex: 1, flexDirection: 'column', minInlineSize: 0 });
export const featureValues = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-end' });
export const featureTrend = style({ marginBlockStart: 'auto' });
export const featureFacts = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[4] });
export const featureFact = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const account = style({ display: 'grid', alignContent: 'start', gap: vars.space[5], minInlineSize: 0 });
/** The greeting with the verification status beside it, or below it on phones. */
export const welcome = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'start',
  justifyContent: 'space-between',
  columnGap: vars.space[6],
  rowGap: vars.space[2],
  '@media': { [`not all and ${media.tablet}`]: { minBlockSize: 60 } },
});

/** Reserves the height of the account, so that content below does not shift. */
export const accountHeight = style({ display: 'grid', alignContent: 'start', gap: vars.space[5], minInlineSize: 0, minBlockSize: 560 });
/** A skeleton of an account card; styled here so that the first view does not wait for the `ui` card. */
export const skeletonCard = style({
  padding: vars.space[6],
  border: `${vars.line.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
});
export const skeletonShortcuts = style({ display: 'grid', gridAutoFlow: 'column', gap: vars.space[3] });
/** The two halves of the assets card. */
export const skeletonHalves = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});
