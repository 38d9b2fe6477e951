import { useUnit } from 'effector-react';
import type { ComponentType } from 'react';
import type { SimulationStatus } from '@mocks/control';
import { QueryView } from '@/shared/api/QueryView';
import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Tabs } from '@/ui/Tabs/Tabs';
import { AccessibilityBoard } from './audit/AccessibilityBoard';
import { Backend } from './backend/Backend';
import { ClockBoard } from './ClockBoard';
import { Codes } from './Codes';
import { board as boardStyle } from './Controls.css';
import { Faults } from './Faults';
import { MarketBoard } from './MarketBoard';
import { ControlsGate, status } from './model';
import { PanelFoot } from './PanelFoot';
import { PanelFrame } from './PanelFrame';
import { $board, UrlBoardGate, boardChosen, boardNamed, boards, type Board } from './panelModel';
import { Requests } from './Requests';
import { SavePoints } from './SavePoints';
import { State } from './State';

export interface ControlsProps {
  /** The board named by the URL; null for the last selected board. */
  readonly asked?: string | null;
  /** Whether the URL opened the panel, not the user. */
  readonly isOpenedByUrl?: boolean;
  /** Whether the panel is the page of its own window. */
  readonly isWindow?: boolean;
  readonly onClose: () => void;
}

/** The panel that controls the simulated exchange. */
export function Controls({ asked = null, isOpenedByUrl, isWindow, onClose }: ControlsProps) {
  const t = useText('devtools');
  useGate(ControlsGate);
  useGate(UrlBoardGate, { board: boardNamed(asked) ?? null });
  const { board, present, onChosen } = useUnit({ board: $board, present: status.$latest, onChosen: boardChosen });
  const choose = (id: string) => {
    const chosen = boardNamed(id);
    if (chosen) onChosen(chosen);
  };
  return (
    <PanelFrame isWindow={isWindow} isOpenedByUrl={isOpenedByUrl} onClose={onClose}>
      <Tabs
        fills
        wraps
        label={t('devtools.boards')}
        size="compact"
        tabs={boards.map((id) => ({ id, label: t(`devtools.${id}`) }))}
        selected={board}
        onSelect={choose}
      >
        {() => (
          <div className={boardStyle}>
            {asked !== null && !boardNamed(asked) && (
              <InlineAlert tone="warning">{t('devtools.boardUnknown', { name: asked, boards: boards.join(', ') })}</InlineAlert>
            )}
            <QueryView query={status} skeleton={<Skeleton shape="row" count={6} label />}>
              {(current) => <BoardContent board={board} status={current} onLeave={onClose} />}
            </QueryView>
          </div>
        )}
      </Tabs>
      {present && <PanelFoot status={present} />}
    </PanelFrame>
  );
}

interface BoardProps {
  readonly status: SimulationStatus;
  readonly onLeave: () => void;
}

const contents: Readonly<Record<Board, ComponentType<BoardProps>>> = {
  state: State,
  market: MarketBoard,
  clock: ClockBoard,
  faults: Faults,
  saves: SavePoints,
  codes: Codes,
  requests: Requests,
  backend: Backend,
  accessibility: AccessibilityBoard,
};

function BoardContent({ board, ...props }: BoardProps & { readonly board: Board }) {
  const Content = contents[board];
  return <Content {...props} />;
}
