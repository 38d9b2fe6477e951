import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

const desktop = '@media';

/** The first view: words or account on one side, the market on the other. */
export const first = style({
  display: 'grid',
  gap: vars.space[7],
  alignItems: 'center',
  paddingBlock: vars.space[7],
  [desktop]: {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 520px)',
      gap: vars.space[9],
      paddingBlock: vars.space[9],
      minBlockSize: 496,
    },
  },
});

const appear = keyframes({ from: { opacity: 0 } });

export const hero = recipe({
  base: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: vars.space[5], maxInlineSize: 560 },
  variants: {
    isKnown: {
      true: {},
      false: {
        animation: `${appear} ${vars.duration.enter} ${vars.easing.out} ${vars.duration.wait} backwards`,
        '@media': { [media.reducedMotion]: { animationDuration: '1ms' } },
      },
    },
  },
});

export const form = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], inlineSize: '100%', marginBlockStart: vars.space[3] });
export const heroField = style({ flex: '1 1 240px', minInlineSize: 0 });
export const heroAction = style({ flex: '1 0 140px', '@media': { [media.tablet]: { flexGrow: 0 } } });

export const panelHead = style({ padding: `${vars.space[5]} ${vars.space[5]} ${vars.space[3]}` });
/** As high as its rows will be. */
export const panelRows = style({ minBlockSize: 5 * 48 + 8, paddingBlockEnd: vars.space[3] });

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

export const page = style({
  paddingInline: vars.space[5],
  paddingBlockEnd: vars.space[9],
  '@media': { [media.tablet]: { paddingInline: vars.space[6] } },
});

export const account = style({ minBlockSize: 320, alignSelf: 'start' });
