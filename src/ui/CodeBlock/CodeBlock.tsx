import { WrapText } from 'lucide-react';
import { useState } from 'react';
import { CopyButton } from '../CopyButton/CopyButton';
import { IconButton } from '../IconButton/IconButton';
import { bar, block, code as codeStyle, language as languageStyle, token, scroller } from './CodeBlock.css';
import { tokenize } from './highlight';
import type { CodeLanguage } from './highlight';

export interface CodeBlockProps {
  /** Accessible name of the code: "Sign a request". */
  label: string;
  code: string;
  language?: CodeLanguage;
  texts: {
    readonly copy: string;
    /** Label of the button that wraps long lines. */
    readonly wrap: string;
  };
}

const names: Readonly<Record<CodeLanguage, string>> = { json: 'JSON', shell: 'Shell', typescript: 'TypeScript', text: '' };

/** Code to read and copy; long lines scroll, or wrap on request. */
export function CodeBlock({ label, code, language = 'text', texts }: CodeBlockProps) {
  const [isWrapped, setWrapped] = useState(false);
  return (
    <figure aria-label={label} className={block}>
      <div className={bar}>
        <span className={languageStyle}>{names[language]}</span>
        <IconButton icon={WrapText} label={texts.wrap} size="compact" isSelected={isWrapped} onPress={() => setWrapped(!isWrapped)} />
        <CopyButton text={code} label={texts.copy} />
      </div>
      <pre
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls, also by keyboard
        tabIndex={0}
        dir="ltr"
        translate="no"
        className={scroller({ isWrapped })}
      >
        <code className={codeStyle}>
          {tokenize(code, language).map(({ kind, text }, index) =>
            kind === 'plain' ? (
              text
            ) : (
              <span key={index} className={token[kind]}>
                {text}
              </span>
            ),
          )}
        </code>
      </pre>
    </figure>
  );
}
