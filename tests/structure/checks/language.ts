import type { CallExpression, Expression } from 'oxc-parser';
import { isAppFile, type Check, isTest, isProductFile, findByPattern, findByVisitor } from './check';

/** `Math.random` for a call to it, `f` for a call to `f`; any other part is left empty, as in `.then` for `f().then()`. */
export function calleeOf({ callee }: CallExpression): string {
  const nameOf = (node: Expression): string => {
    if (node.type === 'Identifier') return node.name;
    if (node.type === 'MemberExpression' && !node.computed) return `${nameOf(node.object)}.${node.property.name}`;
    return '';
  };
  return nameOf(callee);
}

const isSourceFile = (path: string): boolean => /^(?:src|mocks|fixtures|design-tokens|locales|stories|tests|scripts)\//.test(path);

/** The rules of the language: types, numbers, time. */
export const languageChecks: Check[] = [
  {
    promise: 'no type is any',
    covers: isSourceFile,
    find: findByVisitor((report) => ({ TSAnyKeyword: report })),
    violatingExample: { path: 'src/shared/lib/x.ts', code: 'export const x: any = 1;' },
    compliantExample: { path: 'src/shared/lib/x.ts', code: 'export const any: unknown = 1;' },
  },
  {
    promise: 'no type assertions except `as const`',
    covers: isSourceFile,
    exempt: {
      'src/contract/endpoint.ts': 'the kernel adds names and types to the rows of a table',
      'src/shared/api': 'a parsed answer takes the type of its schema',
      'mocks/resolvers/implement.ts': 'the kernel joins resolvers and endpoints by name',
      'mocks/exchange/declarations.ts': 'the registry joins modules by name',
      'mocks/http/firstWorld.ts': 'the first calls use no product that is not loaded yet',
      'mocks/db': 'the library types its records as any',
    },
    find: findByVisitor((report) => ({
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
    violatingExample: { path: 'src/shared/lib/x.ts', code: 'export const x = y as string;' },
    compliantExample: { path: 'src/shared/lib/x.ts', code: "export const x = ['a'] as const satisfies string[];" },
  },
  {
    promise: 'the compiler is never disabled, the linter only with a reason',
    covers: isSourceFile,
    find: findByPattern(/@ts-(?:ignore|nocheck|expect-error)|(?:oxlint|eslint)-disable(?!.* -- \S)/g),
    exempt: { 'tests/structure/checks': 'contains the forbidden patterns' },
    violatingExample: { path: 'src/shared/lib/x.ts', code: '// oxlint-disable-next-line eqeqeq\nexport const x = 1;' },
    compliantExample: { path: 'src/shared/lib/x.ts', code: '// oxlint-disable-next-line eqeqeq -- both absences\nexport const x = 1;' },
  },
  {
    promise: 'properties are seeded only by `FC_SEED`',
    covers: isTest,
    exempt: { 'tests/structure/checks': 'contains the forbidden patterns' },
    find: findByPattern(/\bnumRuns: [^}]*\bseed:|\bseed: [\d_]+, numRuns/g),
    violatingExample: { path: 'src/shared/lib/x.test.ts', code: 'fc.assert(holds, { numRuns: 20, seed: 7 });' },
    compliantExample: { path: 'src/shared/lib/x.test.ts', code: 'fc.assert(holds, { numRuns: 20 });' },
  },
  {
    promise: 'decimal strings are never converted to floating-point numbers',
    covers: isProductFile,
    exempt: {
      'src/contract/decimal.ts': 'the only place for arithmetic',
      'src/ui/ChartFrame/toChartNumber.ts': 'positions in a drawing, never displayed values',
    },
    find: findByVisitor((report) => ({
      CallExpression: (node) => {
        if (['Number', 'parseFloat', 'Number.parseFloat'].includes(calleeOf(node))) report(node);
      },
      UnaryExpression: (node) => {
        if (node.operator === '+') report(node);
      },
    })),
    violatingExample: { path: 'src/entities/wallet/model.ts', code: 'export const total = Number(wallet.available);' },
    compliantExample: { path: 'src/entities/wallet/model.ts', code: 'export const page = Number.parseInt(text, 10) + 1;' },
  },
  {
    promise: 'time is read only from the clock',
    covers: isProductFile,
    exempt: {
      'src/shared/lib/clock.ts': 'the clock',
      'src/app/start.ts': 'passes the system clock to the app in live mode',
      'mocks/http': 'the entry of the simulation reads the start time once',
    },
    find: findByVisitor((report) => ({
      CallExpression: (node) => {
        if (['Date.now', 'performance.now', 'Date'].includes(calleeOf(node))) report(node);
      },
      NewExpression: (node) => {
        if (node.callee.type === 'Identifier' && node.callee.name === 'Date' && node.arguments.length === 0) report(node);
      },
    })),
    violatingExample: { path: 'mocks/exchange/x.ts', code: 'export const now = () => Date.now();' },
    compliantExample: { path: 'mocks/exchange/x.ts', code: 'export const day = (now: number) => new Date(now);' },
  },
  {
    promise: 'randomness comes only from the seeded generator',
    covers: isProductFile,
    exempt: {
      'mocks/http': 'the entry of the simulation chooses a seed once',
      'src/pages/account/login/device.ts': 'device ids must be unpredictable',
      'src/shared/api/idempotency.ts': 'idempotency keys must be unique per user',
    },
    find: findByVisitor((report) => ({
      CallExpression: (node) => {
        if (/^Math\.random$|^crypto\.|^globalThis\.crypto\./.test(calleeOf(node))) report(node);
      },
    })),
    violatingExample: { path: 'src/features/search/model.ts', code: 'export const id = () => Math.random();' },
  },
  {
    promise: 'the simulation uses only + − × ÷ √, which every engine rounds identically',
    covers: (path) => path.startsWith('mocks/') && !isTest(path),
    find: findByVisitor((report) => ({
      CallExpression: (node) => {
        if (/^Math\.(?!(?:abs|ceil|floor|max|min|round|sign|sqrt|trunc|imul|clz32|random)$)/.test(calleeOf(node))) report(node);
      },
      BinaryExpression: (node) => {
        const isBigInt = node.left.type === 'Literal' && typeof node.left.value === 'bigint';
        if (node.operator === '**' && !isBigInt) report(node);
      },
    })),
    violatingExample: { path: 'mocks/exchange/market/price.ts', code: 'export const price = Math.exp(drift);' },
    compliantExample: { path: 'mocks/exchange/market/price.ts', code: 'export const scale = 10n ** 8n; export const root = Math.sqrt(2);' },
  },
  {
    promise: 'timers are used only in shared/lib, shared/api and ui',
    covers: isAppFile,
    exempt: {
      'src/shared/lib': 'contains the wrappers',
      'src/shared/api': 'request timeout',
      'src/ui': 'transient feedback without a store',
    },
    find: findByVisitor((report) => ({
      CallExpression: (node) => {
        if (/^(?:window\.|globalThis\.)?(?:setTimeout|setInterval|requestIdleCallback)$/.test(calleeOf(node))) report(node);
      },
    })),
    violatingExample: { path: 'src/features/search/model.ts', code: 'setTimeout(() => {}, 300);' },
  },
];
