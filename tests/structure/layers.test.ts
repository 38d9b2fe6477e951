import { describe, expect, test } from 'vitest';
import { parse } from '../../scripts/sources';
import { cycleIn, faultsOf, undeclaredIn } from './layers';
import { codeFiles, exists, sources } from './project';

test('no import violates the layer order', () => {
  expect(sources.flatMap((source) => faultsOf(source, exists))).toEqual([]);
});

test('no imports form a cycle', () => {
  expect(cycleIn(sources, exists)).toBeNull();
});

test('a product of the exchange imports from other products only what its declaration names', () => {
  expect(undeclaredIn(sources, exists)).toEqual([]);
});

describe('each layer rule can fail', () => {
  const files = [
    'src/ui/Button/Button.tsx',
    'src/features/search/index.ts',
    'src/features/search/model.ts',
    'src/features/transfer/index.ts',
    'src/entities/session/index.ts',
    'src/widgets/header/index.ts',
    'src/widgets/record-page/index.ts',
    'src/pages/home/landing/page.tsx',
    'src/pages/home/landing/model.ts',
    'src/contract/codes.ts',
    'src/shared/routing/routes.ts',
    'mocks/control/index.ts',
    'mocks/http/browser.ts',
    'mocks/simulation.ts',
    'mocks/resolvers/implement.ts',
    'mocks/exchange/engine.ts',
    'mocks/exchange/modules.ts',
    'mocks/exchange/spot/spot.ts',
    'mocks/exchange/market/market.ts',
    'stories/ui/Button.stories.tsx',
  ];
  const planted = (path: string, code: string) => faultsOf(parse(path, code), (file) => files.includes(file));

  test.each([
    ['a lower layer imports a higher one', 'src/ui/Link/Link.tsx', "import { x } from '@/shared/routing/routes';"],
    ['a feature imports a feature', 'src/features/transfer/model.ts', "import { x } from '@/features/search';"],
    ['a slice is imported past its entry file', 'src/widgets/header/Header.tsx', "import { x } from '@/features/search/model';"],
    ['a page is imported past its entry file', 'src/app/router.tsx', "import('@/pages/home/landing/model');"],
    ['a widget imports a widget', 'src/widgets/footer/Footer.tsx', "import { x } from '@/widgets/header';"],
    ['src imports the simulation', 'src/shared/api/call.ts', "import { x } from '@mocks/http/browser';"],
    ['the simulation imports the app', 'mocks/resolvers/user.ts', "import { x } from '@/shared/routing/routes';"],
    ['the mode switch imports the simulation eagerly', 'src/app/start.ts', "import { x } from '@mocks/http/browser';"],
    ['something imports a story', 'src/app/router.tsx', "import { x } from '../../stories/ui/Button.stories';"],
    ['another layer is reached by a relative path', 'src/features/search/View.tsx', "import { x } from '../../entities/session';"],
    ['the contract imports a package', 'src/contract/codes.ts', "import { x } from 'effector';"],
    ['classic zod', 'src/shared/lib/storage.ts', "import { z } from 'zod';"],
    ['a re-export from a higher layer', 'src/ui/Link/Link.tsx', "export { x } from '@/features/search';"],
    ['a type import from a higher layer', 'src/contract/codes.ts', "import type { X } from '@/shared/routing/routes';"],
    ['the engine imports a product', 'mocks/exchange/ledger.ts', "import { x } from './spot/spot';"],
    ['a market imports a product', 'mocks/exchange/market/tree.ts', "import type { X } from '../spot/spot';"],
    ['a product imports the list of products', 'mocks/exchange/margin/margin.ts', "import type { X } from '../modules';"],
    ['a product imports a resolver', 'mocks/exchange/margin/margin.ts', "import type { X } from '../../resolvers/implement';"],
    ['a resolver imports the simulation', 'mocks/resolvers/user.ts', "import type { X } from '../simulation';"],
    ['the controls import the simulation', 'mocks/control/serve.ts', "import type { X } from '../simulation';"],
    ['the simulation imports a server', 'mocks/simulation.ts', "import type { X } from './http/browser';"],
    ['a file outside every layer', 'mocks/extra.ts', "import { x } from './simulation';"],
    ['a missing file', 'src/features/search/View.tsx', "import { x } from './missing';"],
  ])('%s', (_name, path, code) => {
    expect(planted(path, code)).toHaveLength(1);
  });

  test.each([
    ['src/app/start.ts', "import('@mocks/http/browser');"],
    ['src/features/search/View.tsx', "import { x } from './model';"],
    ['src/widgets/shell/Shell.tsx', "import { x } from '@/widgets/header';"],
    ['src/widgets/transfer-records/kind.ts', "import { x } from '@/widgets/record-page';"],
    ['src/entities/wallet/model.ts', "import { x } from '@/entities/session';"],
    ['src/app/router.tsx', "import('@/pages/home/landing/page');"],
    ['src/devtools/Panel.tsx', "import { x } from '@mocks/control';"],
    ['mocks/exchange/margin/margin.ts', "import { x } from '../engine';"],
    ['mocks/exchange/modules.ts', "import { x } from './spot/spot';"],
    ['mocks/http/server.ts', "import { x } from '../simulation';"],
  ])('%s may: %s', (path, code) => {
    expect(planted(path, code)).toEqual([]);
  });

  test.each([
    ['undeclared', "import { x } from './x';", 1],
    ['declared', "import type { X } from '../spot/spot';", 0],
  ])('a product that uses another: %s', (_name, declaration, faults) => {
    const margin = [
      parse('mocks/exchange/margin/context.ts', declaration),
      parse('mocks/exchange/margin/margin.ts', "import type { X } from '../spot/spot';"),
    ];
    expect(undeclaredIn(margin, (file) => files.includes(file))).toHaveLength(faults);
  });

  test('a cycle of type imports is found in a layer whose parts are ordered', () => {
    const cycle = [
      parse('mocks/exchange/a/a.ts', "import type { B } from './b';"),
      parse('mocks/exchange/a/b.ts', "import type { A } from './a';"),
    ];
    expect(cycleIn(cycle, (file) => /^mocks\/exchange\/a\/[ab]\.ts$/.test(file))).toHaveLength(3);
  });

  test('a cycle is found', () => {
    const cycle = [parse('src/ui/A/a.ts', "import { b } from '../B/b';"), parse('src/ui/B/b.ts', "import { a } from '../A/a';")];
    expect(cycleIn(cycle, (file) => /^src\/ui\/[AB]\/[ab]\.ts$/.test(file))).toHaveLength(3);
  });

  test('the sources are found', () => {
    expect(codeFiles.length).toBeGreaterThan(10);
  });
});
