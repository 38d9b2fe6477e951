import { expect, test } from 'vitest';
import { linkToMatrix } from './matrixLink';
import { readMatrix } from './matrix/combinations';

test('the matrix link carries the page, its language, scenario and persona, and the matrix accepts it', () => {
  const link = linkToMatrix(
    'https://exchange.example/zh_CN/orderHome/transferRecord?type=1',
    { scenario: 'transfer-accepted', persona: 'vip' },
    'zh_CN',
  );
  expect(link).toMatch(/^\/zh_CN\/workbench\/matrix\?/);
  const { matrix, unknown } = readMatrix(new URL(link ?? '', 'https://exchange.example').searchParams, ['calm', 'transfer-accepted']);
  expect(unknown).toEqual([]);
  expect(matrix).toMatchObject({
    address: '/orderHome/transferRecord?type=1',
    scenario: 'transfer-accepted',
    selection: { languages: ['zh_CN'], personas: ['vip'] },
  });
});

test('home has a matrix link, a user who is no persona is omitted, and an unknown page has no link', () => {
  expect(linkToMatrix('https://exchange.example/en_US', { scenario: 'calm', persona: null }, 'en_US')).toBe(
    '/en_US/workbench/matrix?address=%2F&scenario=calm&languages=en_US',
  );
  expect(linkToMatrix('https://exchange.example/en_US/nowhere/at/all', { scenario: 'calm', persona: 'vip' }, 'en_US')).toBeNull();
});
