import '@/ui/global.css';
import { live } from './liveDesk';
import { naive } from './naiveDesk';
import { plain } from './plainDesk';

const kinds = { live, naive, plain };

declare global {
  interface Window {
    /** Draws the desk in one of its kinds; resolves when it stands. */
    openDesk?: (kind: keyof typeof kinds) => Promise<void>;
    /** Moves all that is shown `steps` times, ten times a second. */
    moveDesk?: (steps: number) => Promise<void>;
    /** Moves all that is shown as often a second as asked, for some seconds; resolves to how many of these moves were seen a second, and the tasks above 50 ms. */
    feedDesk?: (perSecond: number, seconds: number) => Promise<{ shown: number; longTasks: number }>;
  }
}

const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
/** Longer than the pace of a book and a frame, so that all parts of a step are shown in one. */
const stepTime = 150;
let move = (_step: number): void => {};

window.openDesk = async (kind) => {
  const root = document.querySelector<HTMLElement>('#root');
  if (!root) throw new Error('there is no root');
  move = kinds[kind](root);
  await nextFrame();
  await nextFrame();
  move(0);
  for (let frame = 0; frame < 10; frame++) await nextFrame();
};

window.moveDesk = async (steps) => {
  for (let step = 1; step <= steps; step++) {
    move(step);
    await pause(stepTime);
  }
};

window.feedDesk = async (perSecond, seconds) => {
  // A thread of its own, as a socket has: what the page cannot follow queues up.
  const code = `setInterval(() => postMessage(0), ${1000 / perSecond})`;
  const worker = new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
  const first = document.querySelector('#market tr td');
  const seen = { shown: 0, longTasks: 0 };
  const tasks = new PerformanceObserver((list) => (seen.longTasks += list.getEntries().length));
  tasks.observe({ type: 'longtask' });
  let step = 0;
  worker.addEventListener('message', () => move((step += 1)));
  const end = performance.now() + seconds * 1000;
  for (let before = first?.textContent; performance.now() < end;) {
    await nextFrame();
    const now = first?.textContent;
    if (now !== before) seen.shown += 1;
    before = now;
  }
  worker.terminate();
  tasks.disconnect();
  return { ...seen, shown: seen.shown / seconds };
};
