import '@/ui/global.css';
import { live } from './liveDesk';
import { naive } from './naiveDesk';
import { plain } from './plainDesk';

const kinds = { live, naive, plain };

declare global {
  interface Window {
    /** Renders one kind of desk; resolves once it is complete. */
    openDesk?: (kind: keyof typeof kinds) => Promise<void>;
    /** Updates everything shown `steps` times, one step after another. */
    moveDesk?: (steps: number) => Promise<void>;
    /** Updates everything shown `perSecond` times a second for some seconds; resolves to the updates seen per second and the number of tasks above 50 ms. */
    feedDesk?: (perSecond: number, seconds: number) => Promise<{ shown: number; longTasks: number }>;
  }
}

const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
/** Longer than the update interval of a book plus a frame, so that all parts of a step appear together. */
const stepTime = 150;
let move = (_step: number): void => {};

window.openDesk = async (kind) => {
  const root = document.querySelector<HTMLElement>('#root');
  if (!root) throw new Error('no root element');
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
  // A separate thread, like that of a socket: updates the page cannot keep up with queue up.
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
