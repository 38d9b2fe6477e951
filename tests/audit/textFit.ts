import type { Page } from '@playwright/test';

/** The texts of a stage in document order. */
export const textsIn = (page: Page, frame: string): Promise<string[]> =>
  page.evaluate((selector) => {
    const walker = document.createTreeWalker(document.querySelector(selector) ?? document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '');
    return texts;
  }, frame);

/** The texts cut off or overlapping another text once the texts of a stage are replaced, prefixed with the name of the replacement; restores the texts. */
export const misfits = (page: Page, frame: string, replacements: Readonly<Record<string, readonly string[]>>): Promise<string[]> =>
  page.evaluate(findMisfits, { selector: frame, replacements });

/** The numbers in the fields of a stage that are wider than their field. */
export const clippedValues = (page: Page, frame: string): Promise<string[]> =>
  page
    .locator(`${frame} input[inputmode="decimal"]`)
    .evaluateAll((inputs) =>
      inputs.flatMap((input) =>
        input instanceof HTMLInputElement && input.scrollWidth > input.clientWidth + 1 ? `the value “${input.value}” is cut off` : [],
      ),
    );

interface Replacement {
  readonly selector: string;
  readonly replacements: Readonly<Record<string, readonly string[]>>;
}

/** Runs in the page, so it must be self-contained. */
function findMisfits({ selector, replacements }: Replacement): string[] {
  interface VisibleText {
    readonly text: string;
    /** The layer of the text: a positioned element may lie above other texts. */
    readonly layer: Element | null;
    /** The visible boxes of the text. */
    readonly boxes: readonly DOMRect[];
  }

  const stage = document.querySelector(selector) ?? document.body;
  const walker = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  const before = nodes.map((node) => node.nodeValue);
  return Object.entries(replacements).flatMap(([language, texts]) => {
    for (const [index, node] of nodes.entries()) node.nodeValue = texts[index] ?? node.nodeValue;
    const found = faults();
    for (const [index, node] of nodes.entries()) node.nodeValue = before[index] ?? '';
    return found.map((fault) => `${language}: ${fault}`);
  });

  function faults(): string[] {
    const found: string[] = [];
    const seen = nodes.flatMap((node) => inspect(node, found));
    for (const [index, one] of seen.entries()) {
      const other = seen.slice(index + 1).find(({ layer, boxes }) => layer === one.layer && overlap(one.boxes, boxes));
      if (other) found.push(`“${one.text}” overlaps “${other.text}”`);
    }
    return found;
  }

  function inspect(node: Node, found: string[]): VisibleText[] {
    const text = (node.nodeValue ?? '').trim();
    const parent = node.parentElement;
    const isSeen = parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
    if (!text || !parent || !isSeen || parent.closest('svg, iframe, style')) return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    let boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    let layer: Element | null = null;
    for (let element: Element | null = parent; element && boxes.length > 0; element = element === stage ? null : element.parentElement) {
      const { overflowX, overflowY, textOverflow, clipPath, webkitLineClamp, position } = getComputedStyle(element);
      const edge = element.getBoundingClientRect();
      if (clipPath !== 'none' || (edge.width <= 1 && overflowX !== 'visible')) return [];
      if (!layer && ['fixed', 'absolute', 'sticky'].includes(position)) layer = element;
      if (overflowX !== 'visible' || overflowY !== 'visible') {
        const visible = boxes.flatMap((box) => clip(box, edge, overflowX !== 'visible', overflowY !== 'visible'));
        const scrolls = [overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll');
        const isShortened = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
        if (visible.length > 0 && !scrolls && !isShortened && isCut(boxes, visible)) found.push(`“${text}” is cut off`);
        boxes = visible;
      }
      if (position === 'fixed') break;
    }
    return boxes.length > 0 ? [{ text, layer, boxes }] : [];
  }

  function clip(box: DOMRect, edge: DOMRect, across: boolean, down: boolean): DOMRect[] {
    const left = across ? Math.max(box.left, edge.left) : box.left;
    const right = across ? Math.min(box.right, edge.right) : box.right;
    const top = down ? Math.max(box.top, edge.top) : box.top;
    const bottom = down ? Math.min(box.bottom, edge.bottom) : box.bottom;
    return right - left > 1 && bottom - top > 1 ? [new DOMRect(left, top, right - left, bottom - top)] : [];
  }

  /** A box is as high as its font, which in some scripts is taller than the line. */
  function isCut(boxes: readonly DOMRect[], visible: readonly DOMRect[]): boolean {
    const extent = (all: readonly DOMRect[]) => ({
      across: Math.max(...all.map(({ right }) => right)) - Math.min(...all.map(({ left }) => left)),
      down: Math.max(...all.map(({ bottom }) => bottom)) - Math.min(...all.map(({ top }) => top)),
    });
    const [full, remaining] = [extent(boxes), extent(visible)];
    const fontHeight = Math.max(...boxes.map(({ height }) => height));
    return full.across - remaining.across > 1.5 || full.down - remaining.down > fontHeight / 3;
  }

  function overlap(one: readonly DOMRect[], other: readonly DOMRect[]): boolean {
    return one.some((a) =>
      other.some((b) => {
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return across > 2 && down > Math.min(a.height, b.height) / 2;
      }),
    );
  }
}
