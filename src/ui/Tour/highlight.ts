/** Position of a step's highlight in the window. */
export interface Highlight {
  readonly hasTarget: boolean;
  readonly style: { readonly insetBlockStart: string; readonly left: string; readonly inlineSize: string; readonly blockSize: string };
}

/** Space between an element and its highlight, in px. */
const margin = 6;

/** The highlight around an element; without one a point in the middle, a third of the way down the window, below which the card is placed. */
export function highlightOf(rect: Pick<DOMRect, 'top' | 'left' | 'width' | 'height'> | undefined): Highlight {
  if (!rect) return { hasTarget: false, style: { insetBlockStart: '33vh', left: '50vw', inlineSize: '0px', blockSize: '0px' } };
  return {
    hasTarget: true,
    style: {
      insetBlockStart: `${rect.top - margin}px`,
      left: `${rect.left - margin}px`,
      inlineSize: `${rect.width + 2 * margin}px`,
      blockSize: `${rect.height + 2 * margin}px`,
    },
  };
}
