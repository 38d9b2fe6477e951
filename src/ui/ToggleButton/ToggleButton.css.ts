import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

/** Added to the styles of a button. */
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
        // The second outline distinguishes it from an unselected button.
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
