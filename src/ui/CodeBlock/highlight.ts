export const codeLanguages = ['json', 'shell', 'typescript', 'text'] as const;

export type CodeLanguage = (typeof codeLanguages)[number];

export const codeTokenKinds = ['plain', 'comment', 'string', 'number', 'keyword'] as const;

/** A piece of code and its kind. */
export interface CodeToken {
  readonly kind: (typeof codeTokenKinds)[number];
  readonly text: string;
}

const string = String.raw`"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'`;
const number = String.raw`-?\b\d[\d_]*(?:\.\d+)?(?:[eE][+-]?\d+)?\b`;
const typescript =
  'as|async|await|const|else|export|extends|false|for|from|function|if|import|in|interface|let|new|null|of|return|throw|true|type|undefined|while';

/** The tokens recognised in each language, by the name of their part; the first match counts. */
const grammars: Readonly<Record<CodeLanguage, RegExp | null>> = {
  json: new RegExp(`(?<string>${string})|(?<number>${number})|(?<keyword>\\b(?:true|false|null)\\b)`, 'g'),
  shell: new RegExp(
    `(?<comment>(?<=^|\\s)#.*)|(?<string>${string})|(?<keyword>(?<=^|\\n|[|;&]\\s*)[a-z][\\w-]*|(?<=\\s)--?[a-zA-Z][\\w-]*)`,
    'g',
  ),
  typescript: new RegExp(
    `(?<comment>//.*|/\\*[^]*?\\*/)|(?<string>${string}|\`(?:[^\`\\\\]|\\\\.)*\`)|(?<number>${number})|(?<keyword>\\b(?:${typescript})\\b)`,
    'g',
  ),
  text: null,
};

/** Splits code for colouring into strings, numbers, comments and keywords only. Joined, the parts are the original code. */
export function tokenize(code: string, language: CodeLanguage): CodeToken[] {
  const grammar = grammars[language];
  if (!grammar) return [{ kind: 'plain', text: code }];
  const parts: CodeToken[] = [];
  let end = 0;
  for (const { 0: text, index, groups = {} } of code.matchAll(grammar)) {
    if (index > end) parts.push({ kind: 'plain', text: code.slice(end, index) });
    parts.push({ kind: codeTokenKinds.find((kind) => groups[kind] !== undefined) ?? 'plain', text });
    end = index + text.length;
  }
  if (end < code.length) parts.push({ kind: 'plain', text: code.slice(end) });
  return parts;
}
