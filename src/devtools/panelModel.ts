import { combine, createEvent, createStore } from 'effector';
import * as z from 'zod/mini';
import { persist } from '@/shared/lib';
import { createGate } from '@/shared/lib/gate';

/** The boards of the panel, by the names that `sim.panel` of an address takes. */
export const boards = ['state', 'market', 'clock', 'faults', 'saves', 'codes', 'requests', 'backend', 'accessibility'] as const;
export type Board = (typeof boards)[number];

/** Where the panel stands: beside the page, which makes room, over its lower corner, or in a window of its own. A phone has a sheet instead. */
export const placements = ['docked', 'floating', 'window'] as const;
export type Placement = (typeof placements)[number];

export const boardChosen = createEvent<Board>();
/** A board is asked for from elsewhere: it is shown, and what somebody left stays known. */
export const boardCalled = createEvent<Board>();
export const placementChosen = createEvent<Placement>();

const Layout = z.object({ board: z.enum(boards), placement: z.enum(placements) });

/** How somebody left the panel. Stored in the browser. */
export const $layout = createStore<z.output<typeof Layout>>({ board: 'state', placement: 'docked' })
  .on(boardChosen, (layout, board) => ({ ...layout, board }))
  .on(placementChosen, (layout, placement) => ({ ...layout, placement }));
persist({ name: 'ui.simulationPanel', schema: Layout }, $layout);

/** The board of this name; undefined where there is none. */
export const boardNamed = (name: string | null): Board | undefined => boards.find((board) => board === name);

/** The panel was opened at the board that an address asks for. */
export const AskedBoardGate = createGate<{ readonly board: Board | null }>('AskedBoardGate', { board: null });
const $hasChosen = createStore(false)
  .on(boardChosen, () => true)
  .reset(AskedBoardGate.close);
const $called = createStore<Board | null>(null)
  .on(boardCalled, (_, board) => board)
  .reset(boardChosen);
/** The board that is shown: the one that was called or chosen last, or before that the one that was asked for or left. */
export const $board = combine(
  { layout: $layout, asked: AskedBoardGate.state, hasChosen: $hasChosen, called: $called },
  ({ layout: { board }, asked, hasChosen, called }) => called ?? (hasChosen ? board : (asked.board ?? board)),
);
