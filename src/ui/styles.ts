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

/** Animates colour changes of a control; nothing else is animated. */
export const feedbackTransition = {
  transition: ['background-color', 'border-color', 'color', 'opacity']
    .map((property) => `${property} ${vars.duration.feedback} ${vars.easing.out}`)
    .join(', '),
} as const;

/** Tabular digits. Not for prose: the font also widens hyphens and periods. */
export const tabularNums = { fontVariantNumeric: 'tabular-nums slashed-zero' } as const;

/** One line that ends in an ellipsis. */
export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minInlineSize: 0 } as const;

/** Custom property for where the lower edge of the page is for fixed elements: above a bar that covers it. */
export const bottomEdgeName = '--bottom-edge';
export const bottomEdge = `var(${bottomEdgeName}, 0px)`;

/** Custom property for where the page ends sideways for fixed elements: beside a panel at its end. */
export const endEdgeName = '--end-edge';
export const endEdge = `var(${endEdgeName}, 0px)`;

/** Custom property for the padding of a place whose tables extend to its edges, if set: the texts of the outer columns then align with its other texts. */
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
