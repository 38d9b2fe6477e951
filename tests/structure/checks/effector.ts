import type { ArrowFunctionExpression, CallExpression, Function, VariableDeclarator } from 'oxc-parser';
import { isAppFile, type Check, findByPattern, findByVisitor } from './check';
import { calleeOf } from './language';

const isModel = (path: string): boolean => isAppFile(path) && /(?:^|\/)(?:model|\w*Model)\.ts$/.test(path);

/** Calls with an immediate effect: they would run outside the browser, on every import and outside any scope. */
const immediateCalls =
  /^(?:window|document|navigator|localStorage|sessionStorage|globalThis|history|location)\.|^(?:fetch|setTimeout|setInterval|addEventListener|queueMicrotask)$/;

/** The effector rules that its own lint plugin would check. */
export const effectorChecks: Check[] = [
  {
    promise: 'stores are neither watched nor read outside their scope',
    covers: isAppFile,
    find: findByVisitor((report) => ({
      CallExpression: (node) => {
        if (node.callee.type === 'MemberExpression' && !node.callee.computed && ['watch', 'getState'].includes(node.callee.property.name))
          report(node);
      },
    })),
    violatingExample: { path: 'src/entities/wallet/model.ts', code: '$wallet.watch(console.log);' },
  },
  {
    promise: 'views read stores with useUnit',
    covers: isAppFile,
    find: findByVisitor((report) => ({
      CallExpression: (node) => {
        if (['useStore', 'useEvent'].includes(calleeOf(node))) report(node);
      },
    })),
    violatingExample: { path: 'src/features/search/Search.tsx', code: 'export function Search() { return useStore($keyword); }' },
  },
  {
    promise: 'gates come from shared/lib/gate, which keeps them open while Suspense hides a screen',
    covers: isAppFile,
    find: findByPattern(/import \{[^}]*\b(?:useGate|createGate)\b[^}]*\} from 'effector-react'/g),
    violatingExample: { path: 'src/pages/earn/model.ts', code: "import { createGate } from 'effector-react';" },
    compliantExample: { path: 'src/pages/earn/page.tsx', code: "import { useGate } from '@/shared/lib/gate';" },
  },
  {
    promise: 'a view calls useUnit once',
    covers: isAppFile,
    find: (source) => {
      const second: number[] = [];
      const counts: number[] = [];
      const enter = () => void counts.push(0);
      const leave = () => void counts.pop();
      const count = (node: CallExpression) => {
        if (calleeOf(node) !== 'useUnit' || counts.length === 0) return;
        const seen = (counts.pop() ?? 0) + 1;
        counts.push(seen);
        if (seen === 2) second.push(node.start);
      };
      const each = (_node: Function | ArrowFunctionExpression) => enter();
      findByVisitor(() => ({
        FunctionDeclaration: each,
        FunctionExpression: each,
        ArrowFunctionExpression: each,
        'FunctionDeclaration:exit': leave,
        'FunctionExpression:exit': leave,
        'ArrowFunctionExpression:exit': leave,
        CallExpression: count,
      }))(source);
      return second;
    },
    violatingExample: {
      path: 'src/features/search/Search.tsx',
      code: 'export function Search() { const a = useUnit($a); const b = useUnit($b); return a + b; }',
    },
    compliantExample: {
      path: 'src/features/search/Search.tsx',
      code: 'export function A() { return useUnit($a); } export function B() { return useUnit($b); }',
    },
  },
  {
    promise: 'models learn from a gate that a view is mounted, not from a React effect that only triggers events',
    covers: isAppFile,
    find: (source) => {
      const units = new Set<string>();
      const openEffects: CallExpression[] = [];
      const effects = new Map<CallExpression, string[]>();
      findByVisitor(() => ({
        VariableDeclarator: (node) => {
          if (node.init?.type === 'CallExpression' && calleeOf(node.init) === 'useUnit') for (const name of namesOf(node)) units.add(name);
        },
        CallExpression: (node) => {
          const [effect] = openEffects;
          if (effect) effects.get(effect)?.push(calleeOf(node).replace(/\..*/, ''));
          if (!/^use(?:Layout)?Effect$/.test(calleeOf(node))) return;
          openEffects.unshift(node);
          effects.set(node, []);
        },
        'CallExpression:exit': (node) => {
          if (openEffects[0] === node) openEffects.shift();
        },
      }))(source);
      return [...effects].filter(([, called]) => called.length > 0 && called.every((name) => units.has(name))).map(([{ start }]) => start);
    },
    violatingExample: {
      path: 'src/features/search/Search.tsx',
      code: 'export function Search({ at }) { const { opened, closed } = useUnit(model); useEffect(() => { if (at) opened({ at }); return () => void closed(); }, [at]); }',
    },
    compliantExample: {
      path: 'src/features/search/Search.tsx',
      code: 'export function Search() { const { said } = useUnit(model); useGate(model.Gate); useEffect(() => { if (said) polite(said); }, [said]); }',
    },
  },
  {
    promise: 'importing a model has no side effects',
    covers: isModel,
    find: (source) => {
      const units = new Set<string>();
      for (const statement of source.program.body) {
        const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
        if (declared?.type !== 'VariableDeclaration') continue;
        for (const { id, init } of declared.declarations) {
          if (id.type === 'Identifier' && init?.type === 'CallExpression' && /^create(?:Event|Effect)$/.test(calleeOf(init)))
            units.add(id.name);
        }
      }
      return source.program.body.flatMap((statement) => {
        if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'CallExpression') return [];
        const callee = calleeOf(statement.expression);
        return units.has(callee) || immediateCalls.test(callee) ? [statement.start] : [];
      });
    },
    violatingExample: { path: 'src/entities/wallet/model.ts', code: 'const started = createEvent(); started();' },
    compliantExample: {
      path: 'src/entities/wallet/model.ts',
      code: 'const started = createEvent(); sample({ clock: started, target: loadFx });',
    },
  },
  {
    promise: 'units are named after their kind: $store, effectFx',
    covers: isAppFile,
    find: findByVisitor((report) => ({
      VariableDeclarator: ({ id, init }) => {
        if (id.type !== 'Identifier' || init?.type !== 'CallExpression') return;
        const callee = calleeOf(init);
        if (callee === 'createStore' && !/^\$[a-z]/.test(id.name)) report(id);
        if (callee === 'createEffect' && !/^[a-z]\w*Fx$/.test(id.name)) report(id);
        if (callee === 'createEvent' && /^\$|Fx$|^set[A-Z]/.test(id.name)) report(id);
      },
    })),
    violatingExample: { path: 'src/entities/wallet/model.ts', code: 'export const wallet = createStore(null);' },
  },
];

/** The names that a declaration binds: its own, or those it destructures from an object. */
function namesOf({ id }: VariableDeclarator): string[] {
  if (id.type === 'Identifier') return [id.name];
  if (id.type !== 'ObjectPattern') return [];
  return id.properties.flatMap((property) =>
    property.type === 'Property' && property.value.type === 'Identifier' ? [property.value.name] : [],
  );
}
