import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { shippedHeaders } from './securityHeaders';
import { headersOf, isMissingFile, writeHeaders } from './siteHeaders';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the headers of a build are sent for their paths', () => {
  const everywhere = shippedHeaders({ mode: 'live', apiOrigin: 'https://api.example' });
  const cached = { 'Cache-Control': 'immutable' };
  writeFileSync(join(folder, '_headers'), writeHeaders({ '/*': everywhere, '/assets/*': cached, '/boot.js': { 'X-One': '1' } }));
  const headersAt = headersOf(folder);
  expect(headersAt('/en_US/market')).toEqual(everywhere);
  expect(headersAt('/assets/a.js')).toEqual({ ...everywhere, ...cached });
  expect(headersAt('/boot.js')).toEqual({ ...everywhere, 'X-One': '1' });
});

test('a site without a headers file sends none', () => {
  expect(headersOf('/nowhere')('/')).toEqual({});
});

test.each([
  ['/assets/here.js', false],
  ['/assets/gone.js', true],
  ['/en_US/market', false],
])('%s is a missing file of the build: %s', (pathname, isMissing) => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'assets/here.js'), '');
  expect(isMissingFile(folder, pathname)).toBe(isMissing);
});
