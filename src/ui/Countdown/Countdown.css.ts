import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tokens/vars.css';
import { tabularNums, textStyle } from '../styles';

/** Tabular digits, so that content beside it does not move every second. */
export const countdown = recipe({
  base: { ...tabularNums, display: 'inline-flex', alignItems: 'baseline', unicodeBidi: 'isolate', whiteSpace: 'nowrap' },
  variants: { variant: { inline: { gap: '0.35em' }, clock: {}, blocks: { flexWrap: 'wrap', gap: vars.space[3] } } },
});

/** Wide enough for the names of most units, so that a block keeps its width from "seconds" to "second". */
export const block = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'center',
  minInlineSize: 60,
  paddingBlock: vars.space[3],
  paddingInline: vars.space[2],
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.sunken,
  color: vars.color.text,
});

export const digits = style({ ...textStyle('heading'), ...tabularNums });

export const unit = style({ ...textStyle('small'), color: vars.color.textSoft });
