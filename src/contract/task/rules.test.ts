import { expect, test } from 'vitest';
import { hasNewTask } from './rules';
import { receiveStatus } from './constants';

const { notReceived, received, expired } = receiveStatus;

test.each([
  [[], false],
  [[received, expired], false],
  [[received, notReceived], true],
  [[99], false],
])('[R-TASK-02] rewards with the states %j show the new-task hint: %s', (states, isShown) => {
  expect(hasNewTask(states.map((state) => ({ receiveStatus: state })))).toBe(isShown);
});
