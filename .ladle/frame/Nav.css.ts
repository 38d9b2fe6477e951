import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';
import { feedbackTransition, oneLine, textStyle, tint } from '@/ui/styles';
import { aside } from './Workbench.css';

/** Stays in view while the list is scrolled. */
export const search = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  marginInline: `calc(-1 * ${vars.space[2]})`,
  padding: vars.space[2],
  backgroundColor: vars.color.overlay,
  selectors: { [`${aside} &`]: { paddingBlockStart: vars.space[4], backgroundColor: vars.color.sunken } },
});

/** Keeps a group below the search when scrolled into view. */
export const group = style({ scrollMarginBlockStart: 56 });

export const entries = style({ display: 'flex', flexDirection: 'column' });

export const count = style({ color: vars.color.textFaint, fontWeight: vars.weight.regular, marginInlineStart: vars.space[2] });

export const entry = style({
  ...textStyle('dense'),
  ...feedbackTransition,
  ...oneLine,
  display: 'block',
  minBlockSize: vars.control.compact,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.control,
  color: vars.color.text,
  selectors: { '&[data-hovered]': tint.hover, '&[data-pressed]': tint.press, '&[data-open]': { fontWeight: vars.weight.medium } },
});

export const story = style([
  entry,
  {
    paddingInlineStart: vars.space[6],
    color: vars.color.textSoft,
    selectors: {
      '&[aria-current="page"]': { backgroundColor: vars.color.accentSoft, color: vars.color.accent, fontWeight: vars.weight.medium },
    },
  },
]);
