import type { Plugin } from 'vite';
import { applyEdits, rangeOf, type Edit } from './edits.ts';

/** Classes that the app replaces: it formats numbers and loads texts itself. */
const replacedClasses = new Set(['Formatter', 'Connector']);
/** Instance methods that neither the app nor the library calls. */
const unusedMethods = new Set([
  'addResource',
  'addResources',
  'clearCache',
  'clone',
  'cloneInstance',
  'dir',
  'exists',
  'getFixedT',
  'getPluralFormsOfKey',
  'hydrate',
  'loadLanguages',
  'loadNamespaces',
  'needsPlural',
  'once',
  'removeNamespaces',
  'removeResourceBundle',
  'setDefaultNamespace',
  'toJSON',
]);
/** Methods without an effect here: advice to developers, unused details of a text, a replaced loader. */
const noopMethods = new Set([
  'deprecateBareCode',
  'deprecateDottedLng',
  'forward',
  'getUsedParamsDetails',
  'hasLoadedNamespace',
  'reloadResources',
]);
/** Methods that return their argument here: nested texts, which the app does not use. */
const identityMethods = new Set(['nest']);
/** Functions for keys given as functions and for nested texts; the keys here are flat. */
const unusedFunctions = new Set(['deepFind', 'keysFromSelector', 'looksLikeObjectPath']);
/** Calls of the library's logger that print nothing unless debugging is on. */
const debugLogCall = /[lL]ogger\.(?:deprecate|log|once|warn)$/;

/**
 * Removes the parts of i18next that the app does not use: its loader and formatters, advice to developers, unused methods. Saves 6.4 kB gzip
 * on home's first load; the library is one module of classes, of which Rolldown drops nothing.
 */
export function leanTexts(): Plugin {
  return {
    name: 'lean-texts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/i18next\/dist\/esm\/i18next\.js$/ },
      handler(code) {
        return { code: applyEdits(code, unusedIn(this.parse(code), code)), map: null };
      },
    },
  };
}

/** The edits that remove unused code anywhere in a syntax node. */
function unusedIn(node: unknown, code: string): Edit[] {
  if (typeof node !== 'object' || node === null) return [];
  const field = (name: string): unknown => Reflect.get(node, name);
  const textOf = (part: string) => rangeOf(field(part)).map(({ start, end }) => code.slice(start, end))[0] ?? '';
  const replacedBy = (part: unknown, text: string): Edit[] => rangeOf(part).map((range) => ({ ...range, text }));
  if (field('type') === 'ClassDeclaration' && replacedClasses.has(textOf('id'))) return replacedBy(field('body'), '{}');
  if (field('type') === 'MethodDefinition' && unusedMethods.has(textOf('key'))) return replacedBy(node, '');
  if (field('type') === 'MethodDefinition' && noopMethods.has(textOf('key'))) return replacedBy(node, `${textOf('key')}() {}`);
  if (field('type') === 'MethodDefinition' && identityMethods.has(textOf('key')))
    return replacedBy(node, `${textOf('key')}(value) { return value; }`);
  if (field('type') === 'FunctionDeclaration' && unusedFunctions.has(textOf('id'))) return replacedBy(field('body'), '{}');
  if (field('type') === 'VariableDeclarator' && unusedFunctions.has(textOf('id'))) return replacedBy(field('init'), '() => {}');
  if (field('type') === 'CallExpression' && debugLogCall.test(textOf('callee'))) return replacedBy(node, 'void 0');
  return Object.values(node).flatMap((part) => unusedIn(part, code));
}
