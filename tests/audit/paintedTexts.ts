import type { Page } from '@playwright/test';

/** Marks the texts checked on behalf of all texts with the same style. */
export const paintedTextAttribute = 'data-painted-text';

/** How many texts of a style are marked from the first on; the last one is marked too. */
const markedPerStyle = 3;

/**
 * Finds the text styles of the page: colour, size and weight, and the backgrounds a text may have, which are those of its ancestors and of
 * elements positioned beside them. Marks a few texts of each style not in `known`; returns the marked styles.
 */
export const markPaintedTexts = (page: Page, known: ReadonlySet<string>): Promise<string[]> =>
  page.evaluate(
    ({ painted, first, known }) => {
      const skipped = new Set(known);
      const surfaces = new Map<Element | null, string>();
      const ways = new Map<string, Element[]>();
      const ownGround = ({ backgroundColor, backgroundImage, opacity }: CSSStyleDeclaration): string =>
        `${backgroundColor === 'rgba(0, 0, 0, 0)' ? '' : backgroundColor}${backgroundImage === 'none' ? '' : backgroundImage}${opacity === '1' ? '' : opacity}`;
      const placedGround = (child: Element): string => {
        const style = getComputedStyle(child);
        return style.position === 'static' ? '' : ownGround(style);
      };
      for (const element of document.querySelectorAll('body, body *')) {
        element.removeAttribute(painted);
        const style = getComputedStyle(element);
        const placed = Array.from(element.children, placedGround).join('');
        surfaces.set(element, `${surfaces.get(element.parentElement) ?? ''}/${ownGround(style)}${placed}`.replace(/\/+$/, ''));
        const hasText = Array.from(element.childNodes).some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
        if (!hasText && !element.matches('a[href], input, textarea, select')) continue;
        const { color, fontSize, fontWeight, textShadow, textDecoration, visibility } = style;
        const way = [color, fontSize, fontWeight, textShadow, textDecoration, visibility, element.tagName, surfaces.get(element)].join();
        if (!skipped.has(way)) ways.set(way, [...(ways.get(way) ?? []), element]);
      }
      for (const alike of ways.values())
        for (const element of [...alike.slice(0, first), ...alike.slice(-1)]) element.setAttribute(painted, '');
      return [...ways.keys()];
    },
    { painted: paintedTextAttribute, first: markedPerStyle, known: [...known] },
  );
