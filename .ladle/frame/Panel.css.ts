import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tokens/vars.css';

export const panel = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
    backgroundColor: vars.color.canvas,
  },
  variants: { isOpen: { true: { blockSize: 'min(320px, 45dvh)' }, false: {} } },
});

export const content = style({ paddingBlock: vars.space[4], paddingInline: vars.space[5], selectors: { '&:empty': { display: 'none' } } });
