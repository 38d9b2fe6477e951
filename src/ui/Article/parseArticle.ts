import type { ArticleBlock, ArticleInline } from './document';
import { readMarkup } from './markup';
import type { MarkupElement, MarkupNode } from './markup';

/** Parses an article from HTML by an allow-list: headings, paragraphs, lists, quotes, code, tables, pictures, links and emphasis; other elements keep only their text, scripts are dropped. Addresses are checked when rendered. */
export const parseArticle = (markup: string): ArticleBlock[] => blocksOf(readMarkup(markup));

/** Parses block by block; text between blocks becomes a paragraph. */
function blocksOf(nodes: readonly MarkupNode[]): ArticleBlock[] {
  const blocks: ArticleBlock[] = [];
  let inlineNodes: MarkupNode[] = [];
  const flush = () => {
    blocks.push(...paragraph(inlineNodes));
    inlineNodes = [];
  };
  for (const node of nodes) {
    const read = typeof node === 'string' ? undefined : blockReaders[node.tag];
    if (typeof node === 'string' || !read) {
      inlineNodes.push(node);
      continue;
    }
    flush();
    blocks.push(...read(node));
  }
  flush();
  return blocks;
}

type BlockReader = (element: MarkupElement) => readonly ArticleBlock[];

const heading =
  (level: 2 | 3): BlockReader =>
  ({ children }) => {
    const content = inlinesOf(children);
    return content.length > 0 ? [{ kind: 'heading', level, content }] : [];
  };

const list =
  (isOrdered: boolean): BlockReader =>
  ({ children }) => {
    const items = elements(children, 'li').map((item) => blocksOf(item.children));
    return items.length > 0 ? [{ kind: 'list', isOrdered, items }] : [];
  };

const content: BlockReader = ({ children }) => blocksOf(children);

const blockReaders: Readonly<Record<string, BlockReader | undefined>> = {
  h1: heading(2),
  h2: heading(2),
  h3: heading(3),
  h4: heading(3),
  h5: heading(3),
  h6: heading(3),
  p: content,
  div: content,
  li: content,
  tr: content,
  td: content,
  th: content,
  ul: list(false),
  ol: list(true),
  blockquote: ({ children }) => [{ kind: 'quote', content: blocksOf(children) }],
  pre: ({ children }) => {
    const [code] = elements(children, 'code');
    const language = /\blanguage-(\w+)/.exec(code?.attributes.get('class') ?? '')?.[1] ?? '';
    return [{ kind: 'code', code: textOf(children).replace(/^\n|\s+$/g, ''), language }];
  },
  img: ({ attributes }) => [{ kind: 'image', src: attributes.get('src') ?? '', alt: attributes.get('alt') ?? '' }],
  table: ({ children }) => {
    const rows = elements(children, 'tr').map((row) =>
      row.children.flatMap((cell) => (typeof cell !== 'string' && ['td', 'th'].includes(cell.tag) ? [inlinesOf(cell.children)] : [])),
    );
    return rows.length > 0 ? [{ kind: 'table', rows }] : [];
  },
  hr: () => [{ kind: 'rule' }],
};

function paragraph(nodes: readonly MarkupNode[]): ArticleBlock[] {
  const content = inlinesOf(nodes);
  return content.length > 0 ? [{ kind: 'paragraph', content }] : [];
}

/** Inline content without leading and trailing space; nested blocks are flattened. */
function inlinesOf(nodes: readonly MarkupNode[]): ArticleInline[] {
  const content = nodes.flatMap(inlineOf);
  while (isBlank(content.at(0))) content.shift();
  while (isBlank(content.at(-1))) content.pop();
  return content.map((part, index) => (part.kind === 'text' ? { ...part, text: trimEdges(part.text, index, content.length) } : part));
}

const isBlank = (part: ArticleInline | undefined): boolean => part?.kind === 'break' || (part?.kind === 'text' && !/[^ ]/.test(part.text));

const trimEdges = (text: string, index: number, count: number): string =>
  text.slice(index === 0 && text.startsWith(' ') ? 1 : 0, index === count - 1 && text.endsWith(' ') ? -1 : undefined);

function inlineOf(node: MarkupNode): readonly ArticleInline[] {
  if (typeof node === 'string') return [{ kind: 'text', text: node.replace(/[ \t\r\n]+/g, ' ') }];
  const { tag, attributes, children } = node;
  if (tag === 'br') return [{ kind: 'break' }];
  const content = children.flatMap(inlineOf);
  const mark = marks[tag];
  if (mark) return [{ kind: mark, content }];
  if (tag === 'a') return [{ kind: 'link', href: attributes.get('href') ?? '', content }];
  return content;
}

const marks: Readonly<Record<string, 'strong' | 'em' | 'code' | undefined>> = {
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  code: 'code',
};

const elements = (nodes: readonly MarkupNode[], tag: string): MarkupElement[] =>
  nodes.flatMap((node) => (typeof node !== 'string' && node.tag === tag ? [node] : []));

const textOf = (nodes: readonly MarkupNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : node.tag === 'br' ? '\n' : textOf(node.children))).join('');
