import '@/ui/global.css';
import { live } from './live';
import { naive } from './naive';
import { plain } from './plain';

const kinds = { live, naive, plain };

declare global {
  interface Window {
    /** Draws the table in one of its kinds; resolves when it stands. */
    openTable?: (kind: keyof typeof kinds) => Promise<void>;
    /** Moves every figure once a frame, `steps` times. */
    moveTable?: (steps: number) => Promise<void>;
  }
}

const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
let move = (_step: number): void => {};

window.openTable = async (kind) => {
  const root = document.querySelector<HTMLElement>('#root');
  if (!root) throw new Error('there is no root');
  move = kinds[kind](root);
  await nextFrame();
  await nextFrame();
  move(0);
  for (let frame = 0; frame < 10; frame++) await nextFrame();
};

window.moveTable = async (steps) => {
  for (let step = 1; step <= steps; step++) {
    move(step);
    await nextFrame();
  }
};
