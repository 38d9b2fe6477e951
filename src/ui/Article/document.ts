/** Inline content of an article. */
export type ArticleInline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'strong' | 'em' | 'code'; readonly content: readonly ArticleInline[] }
  | { readonly kind: 'link'; readonly href: string; readonly content: readonly ArticleInline[] };

/** A block of an article. The page provides the title, so headings start at level 2. */
export type ArticleBlock =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly content: readonly ArticleInline[] }
  | { readonly kind: 'paragraph'; readonly content: readonly ArticleInline[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly ArticleBlock[])[] }
  | { readonly kind: 'quote'; readonly content: readonly ArticleBlock[] }
  | { readonly kind: 'code'; readonly code: string; readonly language: string }
  | { readonly kind: 'image'; readonly src: string; readonly alt: string }
  | { readonly kind: 'table'; readonly rows: readonly (readonly (readonly ArticleInline[])[])[] }
  | { readonly kind: 'rule' };

/** The plain text of inline content. */
export const plainText = (content: readonly ArticleInline[]): string =>
  content.map((part) => (part.kind === 'text' ? part.text : part.kind === 'break' ? ' ' : plainText(part.content))).join('');
