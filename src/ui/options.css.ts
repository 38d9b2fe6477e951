import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { textStyle, tint } from './styles';

/** The list of options in menus, selects and combo boxes. */
export const options = style({ padding: vars.space[2], outline: 'none' });

export const option = recipe({
  base: {
    ...textStyle('body'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    minBlockSize: vars.control.regular,
    paddingInline: vars.space[4],
    paddingBlock: vars.space[2],
    borderRadius: vars.radius.control,
    outlineOffset: '-2px',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered], &[data-focused]': tint.hover,
      '&[data-pressed]': tint.press,
      '&[data-selected], &[data-current]': { backgroundColor: vars.color.selected },
      '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
    },
    '@media': {
      '(pointer: coarse)': { minBlockSize: vars.control.touch },
      [media.forcedColors]: {
        selectors: {
          '&[data-focused]': { outline: '2px solid Highlight' },
          '&[data-selected]': { backgroundColor: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  },
  variants: { tone: { plain: {}, danger: { color: vars.color.danger.text } } },
});

export const texts = style({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
/** In forced colours a selected option is highlighted as a whole, including its description. */
const followsOption = { [media.forcedColors]: { color: 'inherit' } } as const;

export const description = style({ ...textStyle('small'), color: vars.color.textFaint, '@media': followsOption });
export const end = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.color.textFaint,
  marginInlineStart: 'auto',
  '@media': followsOption,
});

/** The check of the selected option; its space is always reserved. */
export const check = style({
  display: 'inline-flex',
  color: vars.color.accentText,
  visibility: 'hidden',
  selectors: { '[data-selected] > &': { visibility: 'visible' } },
  '@media': followsOption,
});

export const section = style({
  selectors: {
    '& + &': {
      marginBlockStart: vars.space[2],
      paddingBlockStart: vars.space[2],
      borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
    },
  },
});
export const sectionTitle = style({ ...textStyle('small'), padding: `${vars.space[2]} ${vars.space[4]}`, color: vars.color.textFaint });
export const none = style({ ...textStyle('dense'), padding: vars.space[5], color: vars.color.textFaint, textAlign: 'center' });
