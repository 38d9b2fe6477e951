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
      const backgrounds = new Map<Element | null, string>();
      const styles = new Map<string, Element[]>();
      const ownBackground = ({ backgroundColor, backgroundImage, opacity }: CSSStyleDeclaration): string =>
        `${backgroundColor === 'rgba(0, 0, 0, 0)' ? '' : backgroundColor}${backgroundImage === 'none' ? '' : backgroundImage}${opacity === '1' ? '' : opacity}`;
      const positionedBackground = (child: Element): string => {
        const style = getComputedStyle(child);
        return style.position === 'static' ? '' : ownBackground(style);
      };
      for (const element of document.querySelectorAll('body, body *')) {
        element.removeAttribute(painted);
        const style = getComputedStyle(element);
        const positioned = Array.from(element.children, positionedBackground).join('');
        backgrounds.set(
          element,
          `${backgrounds.get(element.parentElement) ?? ''}/${ownBackground(style)}${positioned}`.replace(/\/+$/, ''),
        );
        const hasText = Array.from(element.childNodes).some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
        if (!hasText && !element.matches('a[href], input, textarea, select')) continue;
        const { color, fontSize, fontWeight, textShadow, textDecoration, visibility } = style;
        const styleKey = [
          color,
          fontSize,
          fontWeight,
          textShadow,
          textDecoration,
          visibility,
          element.tagName,
          backgrounds.get(element),
        ].join();
        if (!skipped.has(styleKey)) styles.set(styleKey, [...(styles.get(styleKey) ?? []), element]);
      }
      for (const elements of styles.values())
        for (const element of [...elements.slice(0, first), ...elements.slice(-1)]) element.setAttribute(painted, '');
      return [...styles.keys()];
    },
    { painted: paintedTextAttribute, first: markedPerStyle, known: [...known] },
  );
