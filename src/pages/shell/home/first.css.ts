import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

/** The first view: words or account on one side, the market on the other. */
export const first = recipe({
  base: {
    display: 'grid',
    gap: vars.space[7],
    paddingBlock: vars.space[7],
    '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 520px)', minBlockSize: 584 } },
  },
  variants: {
    isWelcome: {
      true: { alignItems: 'start', '@media': { [media.desktop]: { gap: vars.space[6] } } },
      false: { alignItems: 'center', '@media': { [media.desktop]: { gap: vars.space[9], paddingBlock: vars.space[9] } } },
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

/** Room for the form, which comes a moment after the words. */
export const formRoom = style({
  inlineSize: '100%',
  marginBlockStart: vars.space[3],
  minBlockSize: 96,
  '@media': { [media.tablet]: { minBlockSize: 44 } },
});
export const form = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
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

/** As high as the panel beside it, so that what stands below does not move when it has loaded. */
export const account = style({ minInlineSize: 0, '@media': { [media.desktop]: { minBlockSize: 456 } } });
