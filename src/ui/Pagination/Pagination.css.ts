import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { feedbackTransition, tabularNums, textStyle, tint } from '../styles';

export const bar = style({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: vars.space[2] });

export const pages = style({
  ...tabularNums,
  display: 'none',
  alignItems: 'center',
  gap: vars.space[2],
  '@media': { [media.tablet]: { display: 'flex' } },
});

export const page = recipe({
  base: {
    ...textStyle('dense'),
    ...feedbackTransition,
    minInlineSize: vars.control.regular,
    minBlockSize: vars.control.regular,
    paddingInline: vars.space[3],
    borderRadius: vars.radius.control,
    color: vars.color.textSoft,
    textAlign: 'center',
    selectors: { '&[data-hovered]': tint.hover, '&[data-pressed]': tint.press },
  },
  variants: {
    isCurrent: {
      true: {
        backgroundColor: vars.color.selected,
        color: vars.color.accentText,
        fontWeight: vars.weight.medium,
        '@media': { [media.forcedColors]: { border: '1px solid Highlight' } },
      },
      false: {},
    },
  },
});

export const gap = style({ inlineSize: vars.control.regular, textAlign: 'center', color: vars.color.textFaint });

/** On a phone a summary replaces the page numbers. */
export const summary = style({
  ...textStyle('dense'),
  ...tabularNums,
  flex: 1,
  color: vars.color.textSoft,
  '@media': { [media.tablet]: { marginInlineEnd: vars.space[4], flex: 'none' } },
});
