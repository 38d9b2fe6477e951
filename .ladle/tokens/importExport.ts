import type { TokenNormalized } from '@terrazzo/parser';
import type { Edits } from '../tokenEdits';
import { changesIn, editedTokens, editableTokens, withoutVariant, withEdit, type ThemeVariant } from './edits';
import { withTokenValue } from './values';

/** A fault in a file, with its location. */
export interface FileFault {
  readonly where: string;
  readonly what: string;
}

/** The edited tokens of a theme variant as a DTCG document (2025.10). */
export const changesFile = (variant: ThemeVariant, edits: Edits): string => documentOf(changesIn(variant, edits).map(({ after }) => after));

/** All tokens of a theme variant with the edits applied, as a DTCG document (2025.10). */
export function themeFile(variant: ThemeVariant, edits: Edits): string {
  const tokens = editedTokens(variant, edits);
  return documentOf(editableTokens(variant).flatMap(({ id }) => tokens[id] ?? []));
}

interface Group {
  [name: string]: unknown;
}

function documentOf(tokens: readonly TokenNormalized[]): string {
  const document: Group = {};
  for (const { id, $type, $description, $value } of tokens) {
    const path = id.split('.');
    const group = path.slice(0, -1).reduce<Group>((inside, name) => {
      const next = inside[name];
      const child = isGroup(next) ? next : {};
      inside[name] = child;
      return child;
    }, document);
    group[path.at(-1) ?? id] = { $type, ...($description && { $description }), $value };
  }
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** The edits after importing a DTCG document into a theme variant, replacing the edits of that variant, or everything that is wrong with the document. */
export function editsFrom(
  text: string,
  variant: ThemeVariant,
  edits: Edits,
): { readonly edits: Edits } | { readonly faults: readonly FileFault[] } {
  const tokens = new Map(editableTokens(variant).map((token) => [token.id, token]));
  const { found, faults } = tokensIn(text, tokens);
  if (faults.length > 0) return { faults };
  if (found.length === 0) return { faults: [{ where: 'The file', what: 'contains no token.' }] };
  return { edits: found.reduce((all, token) => withEdit(all, variant, token), withoutVariant(edits, variant)) };
}

interface ParsedTokens {
  readonly found: readonly TokenNormalized[];
  readonly faults: readonly FileFault[];
}

const fault = (where: string, what: string): ParsedTokens => ({ found: [], faults: [{ where, what }] });
const mergeParsed = (parts: readonly ParsedTokens[]): ParsedTokens => ({
  found: parts.flatMap(({ found }) => found),
  faults: parts.flatMap(({ faults }) => faults),
});

function tokensIn(text: string, tokensById: ReadonlyMap<string, TokenNormalized>): ParsedTokens {
  try {
    const document: unknown = JSON.parse(text);
    return isGroup(document) ? tokensInGroup(document, [], undefined, tokensById) : fault('The file', 'must contain one object of tokens.');
  } catch (cause) {
    return fault('The file', `is not JSON: ${cause instanceof Error ? cause.message : String(cause)}.`);
  }
}

/** The metadata a group or a token may have besides its members. */
const metadataKeys = new Set(['$type', '$description', '$extensions', '$deprecated', '$value']);

function tokensInGroup(
  group: Readonly<Group>,
  path: readonly string[],
  inherited: unknown,
  tokensById: ReadonlyMap<string, TokenNormalized>,
): ParsedTokens {
  const id = path.join('.');
  const type = group.$type ?? inherited;
  const odd = Object.keys(group).find((name) => name.startsWith('$') && !metadataKeys.has(name));
  if (odd) return fault(id || 'The file', `${odd} is not supported.`);
  if ('$value' in group) return tokenIn(id, type, group.$value, tokensById.get(id));
  const members = Object.entries(group).filter(([name]) => !name.startsWith('$'));
  return mergeParsed(
    members.map(([name, member]) => {
      const memberPath = [...path, name];
      return isGroup(member)
        ? tokensInGroup(member, memberPath, type, tokensById)
        : fault(memberPath.join('.'), 'is neither a token nor a group.');
    }),
  );
}

function tokenIn(id: string, type: unknown, value: unknown, token: TokenNormalized | undefined): ParsedTokens {
  if (!token) return fault(id, 'is not a token of this theme.');
  if (type !== token.$type)
    return fault(id, type === undefined ? 'has no $type.' : `has the type ${String(type)}; here it is a ${token.$type}.`);
  if (typeof value === 'string' && value.startsWith('{')) return fault(id, `refers to ${value}; export it with its value.`);
  const result = withTokenValue(token, value);
  return 'fault' in result ? fault(id, `${result.fault}.`) : { found: [result.token], faults: [] };
}

const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null && !Array.isArray(value);
