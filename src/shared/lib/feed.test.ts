import { expect, test } from 'vitest';
import { createFeed } from './feed';

function openFeed() {
  const frames: (() => void)[] = [];
  const feed = createFeed<number>((notify) => void frames.push(notify));
  const frame = () => frames.splice(0).forEach((notify) => notify());
  return { feed, frames, frame };
}

test('a subscriber is notified once per frame with the latest value', () => {
  const { feed, frames, frame } = openFeed();
  const received: number[] = [];
  feed.subscribe(7, (value) => received.push(value));
  feed.set([[7, 1]]);
  feed.set([[7, 2]]);
  feed.set([[7, 3]]);
  expect([received, frames.length, feed.get(7)]).toEqual([[], 1, 3]);
  frame();
  expect(received).toEqual([3]);
});

test('a subscriber only receives its own id, and nothing after unsubscribing', () => {
  const { feed, frame } = openFeed();
  const received: string[] = [];
  const stop = feed.subscribe('btcusdt', (value) => received.push(`btcusdt ${value}`));
  feed.subscribe(7, (value) => received.push(`7 ${value}`));
  feed.set([['btcusdt', 1]]);
  frame();
  feed.set([
    ['btcusdt', 2],
    [7, 2],
  ]);
  stop();
  frame();
  expect(received).toEqual(['btcusdt 1', '7 2']);
});

test('a value without subscribers requests no frame but can be read later', () => {
  const { feed, frames } = openFeed();
  feed.set([[7, 1]]);
  expect([frames.length, feed.get(7), feed.subscribedIds()]).toEqual([0, 1, []]);
});

test('an id is watched until its last subscriber stops, even if one unsubscribes twice', () => {
  const { feed } = openFeed();
  const first = feed.subscribe(7, () => {});
  const second = feed.subscribe(7, () => {});
  first();
  first();
  expect(feed.subscribedIds()).toEqual([7]);
  second();
  expect(feed.subscribedIds()).toEqual([]);
});

test('a subscriber may unsubscribe another during notification', () => {
  const { feed, frame } = openFeed();
  const received: string[] = [];
  let stop = () => {};
  feed.subscribe(7, () => {
    received.push('first');
    stop();
  });
  stop = feed.subscribe(7, () => received.push('second'));
  feed.set([[7, 1]]);
  frame();
  expect(received).toEqual(['first']);
});
