import { expect, test } from 'vitest';
import { depthSides } from './depth';

const level = (price: string, sum: string) => ({ price, sum, distance: '0' });
const book = {
  bids: [level('99', '1'), level('98', '3'), level('90', '9')],
  asks: [level('101', '2'), level('102', '4')],
};

test('bids are left of the middle price and asks right of it; levels out of range are left out', () => {
  const [bids, asks] = depthSides(book, '100', 0.02);
  expect(bids.points.map(({ price }) => price)).toEqual(['99', '98']);
  expect(bids.line.map(({ x }) => x)).toEqual([0.25, 0.25, 0, 0]);
  expect(asks.line.map(({ x }) => x)).toEqual([0.75, 0.75, 1, 1]);
});

test('each line rises from the bottom to the sum at its far end, and the largest sum in range is highest', () => {
  const [bids, asks] = depthSides(book, '100', 0.02);
  expect(asks.line.map(({ y }) => Math.round(y * 100))).toEqual([100, 54, 8, 8]);
  expect(bids.line.map(({ y }) => Math.round(y * 100))).toEqual([100, 77, 31, 31]);
});

test('a line ends where the book ends, or at the edge of the picture if the book goes on', () => {
  const [bids, asks] = depthSides(book, '100', 0.04);
  expect(asks.line.map(({ x }) => x)).toEqual([0.625, 0.625, 0.75, 0.75]);
  expect(bids.line.map(({ x }) => x)).toEqual([0.375, 0.375, 0.25, 0]);
});

test('an empty side has no line', () => {
  const [bids] = depthSides({ bids: [], asks: book.asks }, '100', 0.02);
  expect(bids.line).toEqual([]);
});
