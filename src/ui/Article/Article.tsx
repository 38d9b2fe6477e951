import { Fragment, useId, type ReactNode } from 'react';
import { AnchorList } from '../AnchorList/AnchorList';
import { CodeBlock } from '../CodeBlock/CodeBlock';
import type { CodeBlockProps } from '../CodeBlock/CodeBlock';
import { codeLanguages } from '../CodeBlock/highlight';
import { Heading } from '../Heading/Heading';
import { Link } from '../Link/Link';
import type { LinkProps } from '../Link/Link';
import { article, body, code as codeStyle, contents as contentsStyle, list, picture, quote, rule, strong } from './Article.css';
import { ArticleTable } from './ArticleTable';
import { plainText } from './document';
import type { ArticleBlock, ArticleInline } from './document';

export interface ArticleProps {
  blocks: readonly ArticleBlock[];
  /** Resolves a link of the article; null shows only its text. */
  resolveLink: (href: string) => Pick<LinkProps, 'href' | 'isExternal'> | null;
  /** Resolves the address of a picture; null shows only its description. */
  resolveImage: (src: string) => string | null;
  texts: CodeBlockProps['texts'] & {
    /** Accessible name of the contents list: "On this page". */
    readonly contents: string;
    /** Accessible name of a code block: "Code". */
    readonly code: string;
    /** Accessible name of a table: "Table". */
    readonly table: string;
  };
}

/** Minimum number of headings for a contents list. */
const minContentsHeadings = 3;

/** A rich text rendered from a document that contains only supported content. For HTML use `parseArticle`. */
export function Article({ blocks, texts, ...addresses }: ArticleProps) {
  const id = useId();
  const anchors = blocks.flatMap((block, index) =>
    block.kind === 'heading' ? [{ id: `${id}-${index}`, label: plainText(block.content), level: block.level }] : [],
  );
  const hasContents = anchors.length >= minContentsHeadings;
  return (
    <div className={article({ hasContents })}>
      {hasContents && (
        <div className={contentsStyle}>
          <AnchorList label={texts.contents} anchors={anchors} />
        </div>
      )}
      <article className={body}>
        <Blocks blocks={blocks} id={id} parts={{ texts, ...addresses }} />
      </article>
    </div>
  );
}

type Parts = Omit<ArticleProps, 'blocks'>;

function Blocks({ blocks, id, parts }: { blocks: readonly ArticleBlock[]; id: string; parts: Parts }) {
  return blocks.map((block, index) => <Block key={index} block={block} id={`${id}-${index}`} parts={parts} />);
}

function Block({ block, id, parts }: { block: ArticleBlock; id: string; parts: Parts }): ReactNode {
  const { texts, resolveImage } = parts;
  switch (block.kind) {
    case 'heading':
      return (
        <Heading level={block.level} id={id}>
          <Inlines content={block.content} parts={parts} />
        </Heading>
      );
    case 'paragraph':
      return (
        <p>
          <Inlines content={block.content} parts={parts} />
        </p>
      );
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List className={list}>
          {block.items.map((item, index) => (
            <li key={index} className={body}>
              <Blocks blocks={item} id={`${id}-${index}`} parts={parts} />
            </li>
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <blockquote className={`${body} ${quote}`}>
          <Blocks blocks={block.content} id={id} parts={parts} />
        </blockquote>
      );
    case 'code':
      return (
        <CodeBlock
          label={texts.code}
          code={block.code}
          language={codeLanguages.find((language) => language === block.language)}
          texts={texts}
        />
      );
    case 'image': {
      const src = resolveImage(block.src);
      return src === null ? <p>{block.alt}</p> : <img src={src} alt={block.alt} loading="lazy" className={picture} />;
    }
    case 'table':
      return <ArticleTable label={texts.table} rows={block.rows} renderCell={(content) => <Inlines content={content} parts={parts} />} />;
    case 'rule':
      return <hr className={rule} />;
  }
}

function Inlines({ content, parts }: { content: readonly ArticleInline[]; parts: Parts }): ReactNode {
  return content.map((part, index) => (
    <Fragment key={index}>
      <Inline part={part} parts={parts} />
    </Fragment>
  ));
}

function Inline({ part, parts }: { part: ArticleInline; parts: Parts }): ReactNode {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'break') return <br />;
  const content = <Inlines content={part.content} parts={parts} />;
  switch (part.kind) {
    case 'strong':
      return <strong className={strong}>{content}</strong>;
    case 'em':
      return <em>{content}</em>;
    case 'code':
      return <code className={codeStyle}>{content}</code>;
    case 'link': {
      const target = parts.resolveLink(part.href);
      return target ? <Link {...target}>{content}</Link> : content;
    }
  }
}
