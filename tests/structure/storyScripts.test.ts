import type { Expression } from 'oxc-parser';
import { describe, expect, test } from 'vitest';
import { filesOf, parse, textOf } from '../../scripts/sources';
import { scriptOf } from '@/devtools/script/steps';

/** The value of a literal expression. Throws for anything that would need evaluation, which the workbench does not do. */
function valueOf(node: Expression): unknown {
  if (node.type === 'Literal') return node.value;
  if (node.type === 'ArrayExpression')
    return node.elements.map((item) => (item === null || item.type === 'SpreadElement' ? notLiteral() : valueOf(item)));
  if (node.type === 'ObjectExpression')
    return Object.fromEntries(
      node.properties.map((property) =>
        property.type === 'Property' && property.key.type === 'Identifier' ? [property.key.name, valueOf(property.value)] : notLiteral(),
      ),
    );
  return notLiteral();
}

function notLiteral(): never {
  throw new Error('the meta of a story must be a literal');
}

/** The scripts in the metas of a stories file. */
const scriptsIn = (path: string, text: string) =>
  parse(path, text).program.body.flatMap((statement) => {
    if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression') return [];
    const { left, right } = statement.expression;
    const isMeta = left.type === 'MemberExpression' && left.property.type === 'Identifier' && left.property.name === 'meta';
    return isMeta ? [scriptOf(valueOf(right))] : [];
  });

const stories = filesOf('stories').filter((path) => path.endsWith('.stories.tsx'));

test('the meta of every story is a literal, and its script can be played', () => {
  const faults = stories.flatMap((path) => {
    try {
      scriptsIn(path, textOf(path));
      return [];
    } catch (cause) {
      return [`${path}: ${String(cause)}`];
    }
  });
  expect(faults).toEqual([]);
  expect(stories.flatMap((path) => scriptsIn(path, textOf(path))).length).toBeGreaterThan(40);
});

describe('refuses', () => {
  test.each([
    ['a step defined elsewhere', "A.meta = { script: [step, { see: 'Done' }] };"],
    ['an unknown role', "A.meta = { script: [{ see: 'Done', role: 'blink' }] };"],
    ['a script without an assertion', "A.meta = { script: [{ press: 'Go' }] };"],
  ])('%s', (_, code) => {
    expect(() => scriptsIn('stories/ui/A.stories.tsx', code)).toThrow();
  });
});
