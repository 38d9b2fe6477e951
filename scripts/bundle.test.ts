import { expect, test } from 'vitest';
import { firstLoad } from './bundle';

test('first load follows static imports, each file once, and leaves lazy ones out', () => {
  const manifest = {
    'index.html': { file: 'assets/index.js', imports: ['_react.js'] },
    'src/pages/home/page.tsx': { file: 'assets/home.js', imports: ['_react.js', '_table.js'] },
    '_react.js': { file: 'assets/react.js' },
    '_table.js': { file: 'assets/table.js', imports: ['index.html'] },
    '_chart.js': { file: 'assets/chart.js' },
    'home.css': { file: 'assets/home.css' },
  };
  expect(firstLoad(manifest, ['index.html', 'src/pages/home/page.tsx', 'home.css'])).toEqual([
    'assets/index.js',
    'assets/react.js',
    'assets/home.js',
    'assets/table.js',
  ]);
});
