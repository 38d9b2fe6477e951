import { expect, test } from 'vitest';
import { createMatcher } from './match';

const call = (method: 'GET' | 'POST' | 'DELETE', path: `/${string}`) => ({ endpoint: { method, path } });
const match = createMatcher([
  call('GET', '/a/:id'),
  call('GET', '/a/list'),
  call('POST', '/a/:id'),
  call('DELETE', '/a/:id/b/:name'),
  call('GET', '/orders/history'),
]);
const found = (method: string, path: string) => {
  const result = match(method, path);
  return result.kind === 'found' ? [result.handler.endpoint.path, result.params] : result;
};

test('a literal segment takes precedence over a parameter', () => {
  expect(found('GET', '/a/list')).toEqual(['/a/list', {}]);
  expect(found('GET', '/a/7')).toEqual(['/a/:id', { id: '7' }]);
});

test('the method decides between calls of one path, and a literal path of another method does not interfere', () => {
  expect(found('POST', '/a/list')).toEqual(['/a/:id', { id: 'list' }]);
  expect(found('PUT', '/a/7')).toEqual({ kind: 'otherMethod', methods: ['GET', 'POST'] });
});

test('parameters are decoded, and a malformed escape is kept unchanged', () => {
  expect(found('DELETE', '/a/%E4%B8%AD%2F/b/%zz')).toEqual(['/a/:id/b/:name', { id: '中/', name: '%zz' }]);
});

test('extra slashes are ignored', () => {
  expect(found('GET', '/orders/history/')).toEqual(['/orders/history', {}]);
  expect(found('GET', '//orders//history')).toEqual(['/orders/history', {}]);
});

test.each([
  ['/order/history', 'GET /orders/history'],
  ['/Orders/History', 'GET /orders/history'],
  ['/a/lists/x', 'GET /a/list'],
])('%s is unknown, and its nearest call is %s', (path, nearest) => {
  expect(found('GET', path)).toEqual({ kind: 'unknown', nearest });
});

test('an empty path is unknown', () => {
  expect(match('GET', '')).toMatchObject({ kind: 'unknown' });
});
