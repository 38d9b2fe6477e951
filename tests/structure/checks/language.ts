import type { CallExpression, Expression } from 'oxc-parser';
import { app, type Check, isTest, product, searching, walking } from './check';

/** `Math.random` for a call of it, `f` for a call of `f`, an empty text for anything else. */
export function calleeOf({ callee }: CallExpression): string {
  const nameOf = (node: Expression): string => {
    if (node.type === 'Identifier') return node.name;
    if (node.type === 'MemberExpression' && !node.computed) return `${nameOf(node.object)}.${node.property.name}`;
    return '';
  };
  return nameOf(callee);
}

const anywhere = (path: string): boolean => /^(?:src|mocks|fixtures|design-tokens|locales|stories|tests|scripts)\//.test(path);

/** The rules of the language: types, numbers, time. */
export const languageChecks: Check[] = [
  {
    promise: 'nothing is typed any',
    covers: anywhere,
    find: walking((report) => ({ TSAnyKeyword: report })),
    planted: { path: 'src/shared/lib/x.ts', code: 'export const x: any = 1;' },
    fine: { path: 'src/shared/lib/x.ts', code: 'export const any: unknown = 1;' },
  },
  {
    promise: 'there is no type assertion but `as const`',
    covers: anywhere,
    exempt: {
      'src/contract/endpoint.ts': 'the kernel gives the rows of a table their names and types',
      'src/shared/api': 'a parsed answer takes the type of its schema',
      'mocks/resolvers/implement.ts': 'the kernel joins resolvers and endpoints by name',
      'mocks/exchange/declarations.ts': 'the registry joins modules by name',
      'mocks/http/firstWorld.ts': 'the first calls ask for no product that it lacks',
      'mocks/db': 'the library types its records as any',
    },
    find: walking((report) => ({
      TSAsExpression: (node) => {
        if (
          node.typeAnnotation.type === 'TSTypeReference' &&
          node.typeAnnotation.typeName.type === 'Identifier' &&
          node.typeAnnotation.typeName.name === 'const'
        )
          return;
        report(node);
      },
      TSTypeAssertion: report,
      TSNonNullExpression: report,
    })),
    planted: { path: 'src/shared/lib/x.ts', code: 'export const x = y as string;' },
    fine: { path: 'src/shared/lib/x.ts', code: "export const x = ['a'] as const satisfies string[];" },
  },
  {
    promise: 'nothing switches the compiler off, and the linter only with a reason',
    covers: anywhere,
    find: searching(/@ts-(?:ignore|nocheck|expect-error)|(?:oxlint|eslint)-disable(?!.* -- \S)/g),
    exempt: { 'tests/structure/checks': 'names what it forbids' },
    planted: { path: 'src/shared/lib/x.ts', code: '// oxlint-disable-next-line eqeqeq\nexport const x = 1;' },
    fine: { path: 'src/shared/lib/x.ts', code: '// oxlint-disable-next-line eqeqeq -- both absences\nexport const x = 1;' },
  },
  {
    promise: 'a property draws its cases from `FC_SEED` alone',
    covers: isTest,
    exempt: { 'tests/structure/checks': 'names what it forbids' },
    find: searching(/\bnumRuns: [^}]*\bseed:|\bseed: [\d_]+, numRuns/g),
    planted: { path: 'src/shared/lib/x.test.ts', code: 'fc.assert(holds, { numRuns: 20, seed: 7 });' },
    fine: { path: 'src/shared/lib/x.test.ts', code: 'fc.assert(holds, { numRuns: 20 });' },
  },
  {
    promise: 'a decimal text never becomes a floating-point number',
    covers: product,
    exempt: {
      'src/contract/decimal.ts': 'the one place of arithmetic',
      'src/ui/ChartFrame/drawn.ts': 'where a value lies in a drawing; never a figure',
    },
    find: walking((report) => ({
      CallExpression: (node) => {
        if (['Number', 'parseFloat', 'Number.parseFloat'].includes(calleeOf(node))) report(node);
      },
      UnaryExpression: (node) => {
        if (node.operator === '+') report(node);
      },
    })),
    planted: { path: 'src/entities/wallet/model.ts', code: 'export const total = Number(wallet.available);' },
    fine: { path: 'src/entities/wallet/model.ts', code: 'export const page = Number.parseInt(text, 10) + 1;' },
  },
  {
    promise: 'time comes from the clock',
    covers: product,
    exempt: {
      'src/shared/lib/clock.ts': 'the clock',
      'src/app/start.ts': 'hands the machine’s clock to the app in live mode',
      'mocks/http': 'the edge of the simulation reads the start instant once',
    },
    find: walking((report) => ({
      CallExpression: (node) => {
        if (['Date.now', 'performance.now', 'Date'].includes(calleeOf(node))) report(node);
      },
      NewExpression: (node) => {
        if (node.callee.type === 'Identifier' && node.callee.name === 'Date' && node.arguments.length === 0) report(node);
      },
    })),
    planted: { path: 'mocks/exchange/x.ts', code: 'export const now = () => Date.now();' },
    fine: { path: 'mocks/exchange/x.ts', code: 'export const day = (now: number) => new Date(now);' },
  },
  {
    promise: 'randomness comes from the seeded generator',
    covers: product,
    exempt: {
      'mocks/http': 'the edge of the simulation chooses a seed once',
      'src/pages/account/login/device.ts': 'the id of a browser must be one that nobody can foresee',
      'src/shared/api/idempotency.ts': 'the key of a change must be that of no other change of the same user',
    },
    find: walking((report) => ({
      CallExpression: (node) => {
        if (/^Math\.random$|^crypto\.|^globalThis\.crypto\./.test(calleeOf(node))) report(node);
      },
    })),
    planted: { path: 'src/features/search/model.ts', code: 'export const id = () => Math.random();' },
  },
  {
    promise: 'the simulation computes with + − × ÷ √ only, which every engine rounds alike',
    covers: (path) => path.startsWith('mocks/') && !isTest(path),
    find: walking((report) => ({
      CallExpression: (node) => {
        if (/^Math\.(?!(?:abs|ceil|floor|max|min|round|sign|sqrt|trunc|imul|clz32|random)$)/.test(calleeOf(node))) report(node);
      },
      BinaryExpression: (node) => {
        const isBigInt = node.left.type === 'Literal' && typeof node.left.value === 'bigint';
        if (node.operator === '**' && !isBigInt) report(node);
      },
    })),
    planted: { path: 'mocks/exchange/market/price.ts', code: 'export const price = Math.exp(drift);' },
    fine: { path: 'mocks/exchange/market/price.ts', code: 'export const scale = 10n ** 8n; export const root = Math.sqrt(2);' },
  },
  {
    promise: 'timers live in shared/lib, shared/api and ui, as poll, retry and delay',
    covers: app,
    exempt: {
      'src/shared/lib': 'where they are wrapped',
      'src/shared/api': 'time limit of a call',
      'src/ui': 'feedback that fades; knows no store',
    },
    find: walking((report) => ({
      CallExpression: (node) => {
        if (/^(?:window\.|globalThis\.)?(?:setTimeout|setInterval|requestIdleCallback)$/.test(calleeOf(node))) report(node);
      },
    })),
    planted: { path: 'src/features/search/model.ts', code: 'setTimeout(() => {}, 300);' },
  },
];
