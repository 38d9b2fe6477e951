import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';
import { scroller } from './MessageBoard.css';

/** Sticky heading that shows the current group while the list is scrolled. */
export const groupTitle = style({
  ...vars.text.small,
  margin: 0,
  paddingBlock: vars.space[3],
  paddingInline: vars.space[5],
  backgroundColor: `color-mix(in oklab, ${vars.color.surface} 95%, ${vars.color.text})`,
  color: vars.color.textSoft,
  fontWeight: vars.weight.medium,
  selectors: {
    // Stacked above the links that cover their rows.
    [`${scroller} &`]: {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: 1,
      backgroundColor: `color-mix(in oklab, ${vars.color.overlay} 95%, ${vars.color.text})`,
    },
  },
});

export const rows = style({ margin: 0, padding: 0, listStyle: 'none' });
