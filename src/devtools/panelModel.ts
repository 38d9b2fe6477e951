import { combine, createEvent, createStore } from 'effector';
import * as z from 'zod/mini';
import { persist } from '@/shared/lib';
import { createGate } from '@/shared/lib/gate';

/** The boards of the panel, named as in the URL parameter `sim.panel`. */
export const boards = ['state', 'market', 'clock', 'faults', 'saves', 'codes', 'requests', 'backend', 'accessibility'] as const;
export type Board = (typeof boards)[number];

/** Where the panel is shown: beside the page, which makes room, floating over its corner, or in its own window. On a phone it is a sheet instead. */
export const placements = ['docked', 'floating', 'window'] as const;
export type Placement = (typeof placements)[number];

export const boardChosen = createEvent<Board>();
/** Shows a board on request of another tool, without changing the stored selection. */
export const boardRequested = createEvent<Board>();
export const placementChosen = createEvent<Placement>();

const Layout = z.object({ board: z.enum(boards), placement: z.enum(placements) });

/** The last selected board and placement. Stored in the browser. */
export const $layout = createStore<z.output<typeof Layout>>({ board: 'state', placement: 'docked' })
  .on(boardChosen, (layout, board) => ({ ...layout, board }))
  .on(placementChosen, (layout, placement) => ({ ...layout, placement }));
persist({ name: 'ui.simulationPanel', schema: Layout }, $layout);

/** The board with this name; undefined if there is none. */
export const boardNamed = (name: string | null): Board | undefined => boards.find((board) => board === name);

/** The panel is mounted with the board that the URL asks for. */
export const UrlBoardGate = createGate<{ readonly board: Board | null }>('AskedBoardGate', { board: null });
const $hasChosen = createStore(false)
  .on(boardChosen, () => true)
  .reset(UrlBoardGate.close);
const $requestedBoard = createStore<Board | null>(null)
  .on(boardRequested, (_, board) => board)
  .reset(boardChosen);
/** The board to show: the last one requested or selected; before that the one from the URL, otherwise the stored one. */
export const $board = combine(
  { layout: $layout, fromUrl: UrlBoardGate.state, hasChosen: $hasChosen, requested: $requestedBoard },
  ({ layout: { board }, fromUrl, hasChosen, requested }) => requested ?? (hasChosen ? board : (fromUrl.board ?? board)),
);
