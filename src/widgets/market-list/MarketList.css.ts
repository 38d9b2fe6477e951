import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tokens/vars.css';
import { pxToRem } from '@/ui/textScale';

/** The width from which a list shows a sparkline besides name, price and change. */
const hasRoom = `(min-width: ${pxToRem(464)})`;

/** Names and prices are never truncated: if both are long, the gap between them and the change shrink. */
const columns = `minmax(max-content, 1fr) max-content minmax(${pxToRem(64)}, ${pxToRem(80)})`;

export const line = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: columns,
    alignItems: 'center',
    gap: vars.space[4],
    paddingInline: vars.space[5],
    selectors: { '&:hover': { backgroundColor: vars.color.hover } },
  },
  variants: {
    hasTrend: {
      true: {
        minBlockSize: 48,
        '@container': { [hasRoom]: { gridTemplateColumns: `minmax(0, 1fr) 80px ${pxToRem(112)} ${pxToRem(84)}` } },
      },
      false: { minBlockSize: 36, gap: vars.space[3] },
    },
  },
});

export const lines = style({ minInlineSize: 0, containerType: 'inline-size' });
// Stale values lose their colours, so that they are not mistaken for current prices.
globalStyle(`${lines}[data-stale] li *`, { color: vars.color.textFaint, animation: 'none' });

export const pair = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], minInlineSize: 0, overflow: 'hidden' });

/** Hidden where the list is narrow. */
export const trend = style({ display: 'none', '@container': { [hasRoom]: { display: 'block' } } });

export const end = style({ textAlign: 'end' });

export const previewHead = style({ padding: `${vars.space[5]} ${vars.space[5]} ${vars.space[3]}` });
/** Reserves the height of the rows. */
export const previewRows = style({ minBlockSize: 9 * 48 + 8, paddingBlockEnd: vars.space[3] });

export const rankingRows = style({ paddingBlockEnd: vars.space[3] });
export const rankingHead = style({ paddingInline: vars.space[5], paddingBlockStart: vars.space[4], color: vars.color.textSoft });
