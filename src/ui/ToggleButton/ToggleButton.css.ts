import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

/** On top of a button's own style. */
export const toggle = style({
  selectors: {
    '&[data-selected]': { borderColor: vars.color.accent, backgroundColor: vars.color.selected, color: vars.color.accentText },
    '&[data-selected][data-disabled]': { borderColor: vars.color.lineControl, color: vars.color.textDisabled },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-selected]': {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
        // The second frame tells it from one that is off.
        '&[data-selected][data-disabled]': {
          outline: '1px solid GrayText',
          outlineOffset: '-4px',
          borderColor: 'GrayText',
          backgroundColor: 'Canvas',
          color: 'GrayText',
        },
      },
    },
  },
});
