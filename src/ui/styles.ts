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
export const feedback = {
  transition: ['background-color', 'border-color', 'color', 'opacity']
    .map((property) => `${property} ${vars.duration.feedback} ${vars.easing.out}`)
    .join(', '),
} as const;

/** Tabular digits. Not for prose: the font also widens hyphens and periods. */
export const figures = { fontVariantNumeric: 'tabular-nums slashed-zero' } as const;

/** One line that ends in an ellipsis. */
export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minInlineSize: 0 } as const;

/** Where the lower edge of the page begins for what is fixed there: above a bar that lies over it. */
export const bottomEdgeName = '--bottom-edge';
export const bottomEdge = `var(${bottomEdgeName}, 0px)`;

/** Where the page ends sideways for what is fixed there: beside a panel that stands at its end. */
export const endEdgeName = '--end-edge';
export const endEdge = `var(${endEdgeName}, 0px)`;

/** The padding of a place whose tables reach to its edges, where that is set: the texts of the outer columns then stand where its other texts do. */
export const tableInsetName = '--table-inset';

/** Space between the content of a page and the edge of a phone; what floats at the edge stands in it. */
export const phoneMargin = vars.space[5];

/** What stands in a text or a row of texts and leads elsewhere or does something. */
export const inText = {
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
