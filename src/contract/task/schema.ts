import * as z from 'zod/mini';
import { assumed, wholeNumber } from '../endpoint';
import { lenient } from '../lenient';
import { receiveStatus } from './constants';

const neededByTaskList = 'a list of tasks requires it';

export const NewbieTask = z.object({
  receiveStatus: lenient(z.int(), receiveStatus.expired),
  id: assumed(z.int(), neededByTaskList),
  title: assumed(z.string(), neededByTaskList),
  reward: assumed(lenient(z.string(), ''), neededByTaskList),
  jumpLink: assumed(lenient(z.string(), ''), neededByTaskList),
});
export type NewbieTask = z.output<typeof NewbieTask>;

export const TaskQuery = z.object({
  pageSize: z._default(z.pipe(wholeNumber(), z.int().check(z.minimum(1), z.maximum(1000))), 1000),
  bver: z._default(wholeNumber(), 3),
});

export const TaskList = z.object({ newbieTasks: z.array(NewbieTask) });
export type TaskList = z.output<typeof TaskList>;
