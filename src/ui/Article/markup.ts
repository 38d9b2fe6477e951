/** A supported element of the markup, or a text. */
export type MarkupNode = string | MarkupElement;

export interface MarkupElement {
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: MarkupNode[];
}

/** Supported elements, each with the open elements that its start tag closes; of other elements only the content is kept. */
const supportedTags: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(['b', 'strong', 'i', 'em', 'code', 'a', 'br', 'img'].map((tag) => [tag, []])),
  ...Object.fromEntries(
    ['p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'blockquote', 'pre', 'table', 'hr'].map((tag) => [tag, ['p']]),
  ),
  li: ['li', 'p'],
  tr: ['tr', 'td', 'th', 'p'],
  td: ['td', 'th', 'p'],
  th: ['td', 'th', 'p'],
};

const voidTags = new Set(['br', 'img', 'hr']);

/** A start tag closes nothing outside these: a cell of a nested table does not close the outer cell. */
const enclosingTags = new Set(['ul', 'ol', 'table', 'blockquote']);

/** Elements removed together with their content. */
const droppedTags = 'script|style|iframe|object|embed|template|noscript|svg|math|textarea|select|title|head';

/** Maximum nesting depth; deeper elements are added at this depth. */
const maxDepth = 24;

const removedPattern = new RegExp(`<!--[^]*?(?:-->|$)|<(${droppedTags})\\b[^]*?(?:</\\1\\s*>|$)`, 'gi');
const tagPattern = /<(\/?)([a-z][a-z0-9]*)\b((?:"[^"]*"|'[^']*'|[^'"<>])*)>/gi;
const attributePattern = /([a-z][\w-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/** Parses HTML into a tree of the supported elements, without using the browser's own parser. */
export function readMarkup(markup: string): MarkupNode[] {
  const text = markup.replace(removedPattern, '');
  const root: MarkupElement = { tag: '', attributes: new Map(), children: [] };
  const open = [root];
  const innermost = () => open.at(-1) ?? root;
  let end = 0;
  for (const { 0: whole, 1: slash = '', 2: name = '', 3: attributes = '', index } of text.matchAll(tagPattern)) {
    addText(innermost(), text.slice(end, index));
    end = index + whole.length;
    const tag = name.toLowerCase();
    if (!Object.hasOwn(supportedTags, tag)) continue;
    if (slash) {
      close(open, [tag], false);
      continue;
    }
    close(open, supportedTags[tag] ?? [], true);
    const element: MarkupElement = { tag, attributes: readAttributes(attributes), children: [] };
    innermost().children.push(element);
    if (!voidTags.has(tag) && open.length < maxDepth) open.push(element);
  }
  addText(innermost(), text.slice(end));
  return root.children;
}

/** Closes open elements: a start tag from the outermost match inside its enclosing element, an end tag from the innermost match. */
function close(open: MarkupElement[], ended: readonly string[], isStart: boolean): void {
  const bound = isStart ? open.findLastIndex(({ tag }) => enclosingTags.has(tag)) : 0;
  const first = isStart
    ? open.findIndex(({ tag }, index) => index > bound && ended.includes(tag))
    : open.findLastIndex(({ tag }) => ended.includes(tag));
  if (first > 0) open.splice(first);
}

function addText({ children }: MarkupElement, text: string): void {
  if (text) children.push(decode(text));
}

const readAttributes = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(attributePattern)].map(({ 1: name = '', 2: double, 3: single, 4: bare = '' }) => [
      name.toLowerCase(),
      decode(double ?? single ?? bare),
    ]),
  );

const namedEntities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  times: '×',
  euro: '€',
  copy: '©',
};

const decode = (text: string): string =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{1,8}));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return namedEntities[name.toLowerCase()] ?? whole;
    const code = hex === undefined ? Number.parseInt(decimal ?? '', 10) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
