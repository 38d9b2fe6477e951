import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { textStyle } from '../styles';

export const control = recipe({ variants: { width: { content: {}, full: { inlineSize: '100%' } } } });

const solid = (tone: 'rise' | 'fall') =>
  style({
    selectors: {
      '&[data-selected]': { backgroundColor: vars.color[tone].solid, boxShadow: 'none', color: vars.color[tone].onSolid },
    },
    '@media': { [media.forcedColors]: { selectors: { '&[data-selected]': { backgroundColor: 'Highlight', color: 'HighlightText' } } } },
  });

/** Styles of a segment on top of those of a tab. */
export const segment = {
  plain: style({
    selectors: { '&[data-selected][data-disabled]': { color: vars.color.textDisabled } },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-selected][data-disabled]': { border: '1px solid GrayText', backgroundColor: 'Canvas', color: 'GrayText' },
        },
      },
    },
  }),
  rise: solid('rise'),
  fall: solid('fall'),
} as const;

/** A segment of the main choice on a phone. */
export const touch = style({
  selectors: { '&&': { ...textStyle('reading'), minBlockSize: vars.control.touch, fontWeight: vars.weight.medium } },
});
