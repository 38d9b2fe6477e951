import { expect, test } from 'vitest';
import { entryFiles, entryScripts, unreferencedIn } from './bundle';

test('first load follows static imports, lists each file once, and omits lazy ones', () => {
  const manifest = {
    'index.html': { file: 'assets/index.js', imports: ['_react.js'] },
    'src/pages/home/page.tsx': { file: 'assets/home.js', imports: ['_react.js', '_table.js'] },
    '_react.js': { file: 'assets/react.js' },
    '_table.js': { file: 'assets/table.js', imports: ['index.html'] },
    '_chart.js': { file: 'assets/chart.js' },
    'home.css': { file: 'assets/home.css' },
  };
  expect(entryScripts(manifest, ['index.html', 'src/pages/home/page.tsx', 'home.css'])).toEqual([
    'assets/index.js',
    'assets/react.js',
    'assets/home.js',
    'assets/table.js',
  ]);
});

test('the files of a first load include its style sheets', () => {
  const manifest = {
    'index.html': { file: 'assets/index.js', css: ['assets/a.css'] },
    'src/pages/home/page.tsx': { file: 'assets/home.js', imports: ['index.html', '_hero.js'], css: ['assets/b.css'] },
    '_hero.js': { file: 'assets/hero.js', css: ['assets/b.css', 'assets/c.css'] },
  };
  expect(entryFiles(manifest, ['src/pages/home/page.tsx'])).toEqual([
    'assets/home.js',
    'assets/b.css',
    'assets/index.js',
    'assets/a.css',
    'assets/hero.js',
    'assets/c.css',
  ]);
});

test('a file that none of the texts names is unreferenced', () => {
  const texts = ['<script src="/assets/index.js">', 'import("./home.js")'];
  expect(unreferencedIn(['assets/index.js', 'assets/home.js', 'assets/hero.js'], texts)).toEqual(['assets/hero.js']);
});
