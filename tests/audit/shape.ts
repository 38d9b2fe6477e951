import type { Page } from '@playwright/test';
import { paintedTextAttribute } from './paintedTexts';

/**
 * A fingerprint of the page for rules that depend neither on colours nor on sizes: its elements with their attributes and texts, and which
 * of them are shown, how, and whether in view. Numbers in texts are treated as equal, since prices move.
 */
export const shapeOf = (page: Page): Promise<string> =>
  page.evaluate(async (marker) => {
    const digits = /\d+/g;
    const isText = ({ name }: Attr): boolean => ['aria-label', 'aria-valuetext', 'title'].includes(name);
    const visibilityOf = (element: Element): string => {
      const { display, visibility, opacity, position, clipPath } = getComputedStyle(element);
      const { width, height, right, bottom } = element.getBoundingClientRect();
      return [display, visibility, opacity === '0', position, clipPath, width < 2 || height < 2, right < 0 || bottom < 0].join();
    };
    const attributesOf = ({ attributes }: Element): string =>
      Array.from(attributes)
        .filter(({ name }) => name !== marker)
        .map((attribute) => `${attribute.name}=${isText(attribute) ? attribute.value.replace(digits, '0') : attribute.value}`)
        .join('|');
    const lines: string[] = [];
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node: Node | null = walker.currentNode; node; node = walker.nextNode())
      lines.push(
        node instanceof Element
          ? `<${node.tagName} ${attributesOf(node)} ${visibilityOf(node)} ${node.childElementCount}`
          : (node.nodeValue ?? '').trim().replace(digits, '0'),
      );
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(lines.join('\n')));
    return Array.from(new Uint8Array(hash), (byte) => byte.toString(16)).join('-');
  }, paintedTextAttribute);
