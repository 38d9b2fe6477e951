import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { devHeaders, shippedHeaders, styleHashes } from './securityHeaders';

const policyOf = (options: Parameters<typeof shippedHeaders>[0]) => shippedHeaders(options)['Content-Security-Policy'] ?? '';

/** The styles that a file of the installed react-aria injects into the document. */
function stylesOf(file: string): string[] {
  const source = readFileSync(`node_modules/react-aria/dist/private/${file}`, 'utf8');
  const attribute = /PRESSABLE_ATTRIBUTE = '([^']+)'/.exec(source)?.[1] ?? '';
  return [...source.matchAll(/style\.textContent = `([^`]+)`/g)].map((match) => (match[1] ?? '').replace(/\$\{[^}]+\}/, attribute).trim());
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the style hashes match all styles that usePress and usePreventScroll of the installed react-aria inject', () => {
  expect(stylesOf('interactions/usePress.mjs').map(hashOf)).toEqual([styleHashes.pressable]);
  expect(stylesOf('overlays/usePreventScroll.mjs').map(hashOf)).toEqual([styleHashes.preventScroll]);
});

test.each(['simulated', 'live'] as const)('the %s policy allows no unsafe-inline, no eval and no foreign origin', (mode) => {
  const policy = policyOf({ mode });
  expect(policy).not.toMatch(/unsafe-|https?:|\*/);
  expect(policy).toContain("require-trusted-types-for 'script'");
});

test('a simulated site may be framed by itself only, a live one by nobody', () => {
  expect(policyOf({ mode: 'live' })).toContain("frame-src 'none'; frame-ancestors 'none'");
  expect(policyOf({ mode: 'simulated' })).toContain("frame-src 'self'; frame-ancestors 'self'");
  const framed = (mode: 'simulated' | 'live') => [shippedHeaders, devHeaders].map((headers) => headers({ mode })['X-Frame-Options']);
  expect([framed('live'), framed('simulated')]).toEqual([
    ['DENY', 'DENY'],
    ['SAMEORIGIN', 'SAMEORIGIN'],
  ]);
});

test('vendor scripts may load on a live site from the listed origins only, and never on a simulated one', () => {
  const vendorOrigins = ['https://chat.example'];
  expect(policyOf({ mode: 'live', vendorOrigins })).toContain("script-src 'self' https://chat.example;");
  expect(policyOf({ mode: 'simulated', vendorOrigins })).toContain("script-src 'self';");
  expect(policyOf({ mode: 'live' })).toContain("script-src 'self';");
});

test('connect-src follows the backend a live build was made for', () => {
  expect(policyOf({ mode: 'live', apiOrigin: 'https://api.example' })).toContain("connect-src 'self' https://api.example;");
  expect(policyOf({ mode: 'live' })).toContain("connect-src 'self';");
});

test('a live site may start no worker', () => {
  expect(policyOf({ mode: 'live' })).toContain("worker-src 'none'");
});

test('the dev server does not enforce the policy', () => {
  expect(Object.keys(devHeaders({ mode: 'simulated' }))).not.toContain('Content-Security-Policy');
});
