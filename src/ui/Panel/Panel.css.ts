import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tokens/vars.css';
import { textStyle } from '../styles';

export const panel = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, minBlockSize: 0 });

export const header = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[4],
    borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
  },
  variants: {
    density: {
      compact: { minBlockSize: vars.control.regular, paddingBlock: vars.space[2], paddingInline: vars.space[4] },
      regular: { minBlockSize: 52, paddingBlock: vars.space[3], paddingInline: vars.space[5] },
    },
  },
});

/** Content opposite the title navigates or filters, so it is not printed. */
globalStyle(`.${header.classNames.base} > :not(:first-child)`, { '@media': { print: { display: 'none' } } });

export const title = recipe({
  base: { minInlineSize: 0, color: vars.color.text, overflowWrap: 'break-word' },
  variants: {
    density: {
      compact: { ...textStyle('dense'), fontWeight: vars.weight.semibold },
      regular: { ...textStyle('reading'), fontWeight: vars.weight.semibold },
    },
  },
});

export const body = recipe({
  base: { flex: 1, minBlockSize: 0, minInlineSize: 0 },
  variants: { inset: { none: {}, compact: { padding: vars.space[4] }, regular: { padding: vars.space[5] } } },
});
