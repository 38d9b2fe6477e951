import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

const joined = style({ display: 'inline-flex', minInlineSize: 0, maxInlineSize: '100%' });

export const group = {
  joined,
  spaced: style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], minInlineSize: 0 }),
} as const;

// Adjacent buttons share one border; the hovered or focused one is on top and shows its whole border.
globalStyle(`${joined} > :not(:first-child)`, {
  marginInlineStart: `calc(-1 * ${vars.line.hair})`,
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
});
globalStyle(`${joined} > :not(:last-child)`, { borderStartEndRadius: 0, borderEndEndRadius: 0 });
globalStyle(`${joined} > [data-selected]`, { zIndex: 1 });
globalStyle(`${joined} > :is([data-hovered], [data-focus-visible])`, { zIndex: 2 });
