import { vars } from '@tokens/vars.css';

/** The style rule of one text style: size, weight, line height and letter spacing together. */
export function textStyle(style: keyof typeof vars.text) {
  return vars.text[style];
}

/** Overlays the hover or press tint on any background. */
export const tint = {
  hover: { backgroundImage: `linear-gradient(${vars.color.hover}, ${vars.color.hover})` },
  press: { backgroundImage: `linear-gradient(${vars.color.press}, ${vars.color.press})` },
} as const;

/** The focus ring, for elements that show the focus of a hidden or inner element. */
export const focusRing = {
  outline: `${vars.line.ring} solid ${vars.color.focus}`,
  outlineOffset: vars.line.ring,
} as const;

/** Animates changes of colour and opacity of a control; nothing else is animated. */
export const feedbackTransition = {
  transition: ['background-color', 'border-color', 'color', 'opacity']
    .map((property) => `${property} ${vars.duration.feedback} ${vars.easing.out}`)
    .join(', '),
} as const;

/** Tabular digits. Not for prose: the font also widens hyphens and periods. */
export const tabularNums = { fontVariantNumeric: 'tabular-nums slashed-zero' } as const;

/** One line that ends in an ellipsis. */
export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minInlineSize: 0 } as const;

/** Custom property for the bottom inset of fixed elements: the height of a bar that covers the bottom of the page. */
export const bottomInsetName = '--bottom-edge';
export const bottomInset = `var(${bottomInsetName}, 0px)`;

/** Custom property for the inline-end inset of fixed elements: the width of a panel docked there. */
export const endInsetName = '--end-edge';
export const endInset = `var(${endInsetName}, 0px)`;

/** Custom property for the inline padding of a container whose tables extend to its edges, if set: the text of the outer columns aligns with its other text. */
export const tableInsetName = '--table-inset';

/** Space between the content of a page and the edge of a phone; elements floating at the edge are placed in it. */
export const phoneMargin = vars.space[5];

/** An element within a text, or a row of texts, that links elsewhere or does something. */
export const inlineLink = {
  color: vars.color.accentText,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  textDecorationColor: `color-mix(in oklab, currentColor 40%, transparent)`,
  selectors: {
    '&[data-hovered]': { textDecorationColor: 'currentColor' },
    '&[data-pressed]': { ...tint.press, textDecorationThickness: '2px' },
  },
} as const;
