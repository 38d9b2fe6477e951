import { combine, createEvent, createStore, merge, sample } from 'effector';
import type { Decimal } from '@/contract/decimal';
import { contractName, type CloseScope } from '@/contract/swap';
import { balancesChanged } from '@/entities/assets';
import { $contractPositions, contractAccountChanged } from '@/entities/contract-account';
import { userChanged } from '@/entities/session';
import { toastRequested } from '@/entities/toasts';
import { screenLeft } from '@/shared/routing';
import {
  adjustMargin,
  closeAll,
  closeAtMarket,
  closePart,
  dropExit,
  mergePositions,
  reversePosition,
  setExit,
  type ExitKind,
} from './mutations';

/** An action on a position. */
export type PositionAction = 'close' | 'exits' | 'margin' | 'reverse' | 'share';
export interface OpenedAction {
  readonly action: PositionAction;
  readonly positionId: string;
  /** Exits already changed, such as by dragging a line on a chart. */
  readonly exits?: Partial<Record<ExitKind, Decimal>>;
}

export const positionActionOpened = createEvent<OpenedAction>();
export const positionActionClosed = createEvent();
export const closeAllOpened = createEvent<CloseScope>();

const finished = merge([closePart.done, closeAtMarket.done, reversePosition.done, adjustMargin.done]);

/** The requested action; null if none. */
const $action = createStore<OpenedAction | null>(null)
  .on(positionActionOpened, (_, action) => action)
  .reset(positionActionClosed, finished, userChanged, screenLeft);
/** The requested action with its position; null if none is requested or the position no longer exists. */
export const $openedAction = combine($action, $contractPositions, (action, positions) => {
  const position = positions.find(({ positionId }) => positionId === action?.positionId);
  return action && position ? { ...action, position } : null;
});
/** The scope of positions in the close-all dialog; null while it is closed. */
export const $closeScope = createStore<CloseScope | null>(null)
  .on(closeAllOpened, (_, scope) => scope)
  .reset(positionActionClosed, closeAll.done, userChanged, screenLeft);

const closed = merge([closeAtMarket.done, closeAll.done]);
const toastTexts = merge([
  closePart.done.map(({ data: { state, contractCode } }) =>
    state === 'filled'
      ? ({ key: 'contract.closed' } as const)
      : ({ key: 'contract.placed', values: { contract: contractName(contractCode) } } as const),
  ),
  closed.map(() => ({ key: 'contract.closed' }) as const),
  reversePosition.done.map(() => ({ key: 'contract.reversed' }) as const),
  adjustMargin.done.map(() => ({ key: 'contract.marginChanged' }) as const),
  mergePositions.done.map(() => ({ key: 'contract.merged' }) as const),
  merge([setExit.done, dropExit.done]).map(() => ({ key: 'contract.exitSaved' }) as const),
]);
sample({ clock: toastTexts, fn: (text) => ({ tone: 'success' as const, text }), target: toastRequested });
sample({ clock: toastTexts, fn: () => {}, target: [contractAccountChanged, balancesChanged] });
