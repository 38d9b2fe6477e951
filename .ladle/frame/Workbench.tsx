import { Menu as MenuIcon } from 'lucide-react';
import { useRef, type Dispatch, type ReactNode } from 'react';
import { ActionType, type GlobalAction, type GlobalState } from '@ladle/react';
import { RouterProvider as AriaRouterProvider } from 'react-aria-components';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';
import { IconButton } from '@/ui/IconButton/IconButton';
import { Sheet } from '@/ui/Sheet/Sheet';
import { useOverlay } from '@/ui/useOverlay';
import { changeView, searchWith, storyAddress, type View } from '../view';
import { Matrix } from './Matrix';
import { parseSelection, formatSelection } from './matrixCells';
import { Nav } from './Nav';
import { Panel } from './Panel';
import { Toolbar } from './Toolbar';
import { aside, canvas, frame, main, narrow, viewport } from './Workbench.css';

export interface WorkbenchProps {
  readonly view: View;
  /** The meta of the story. */
  readonly meta: unknown;
  readonly state: GlobalState;
  readonly dispatch: Dispatch<GlobalAction>;
  readonly isDark: boolean;
  /** The story on its stage. */
  readonly children: ReactNode;
}

/** The frame around a story: the list of stories, the toolbar, the story at the chosen width or as a matrix, and its panel. */
export function Workbench({ view, meta, state, dispatch, isDark, children }: WorkbenchProps) {
  const root = useRef<HTMLDivElement>(null);
  const list = useOverlay();
  const open = (address: string) => {
    const story = new URLSearchParams(address).get('story');
    if (!story) return;
    history.pushState(history.state, '', searchWith(address, view));
    changeView({ step: '' });
    dispatch({ type: ActionType.UpdateStory, value: story });
    list.onOpenChange(false);
  };
  const nav = <Nav story={state.story} onOpen={open} />;
  return (
    <AriaRouterProvider navigate={open}>
      <div ref={root} className={frame} data-theme={isDark ? 'dark' : 'light'}>
        <PortalProvider getContainer={() => root.current}>
          <aside className={aside}>{nav}</aside>
          <div className={main}>
            <Toolbar
              view={view}
              story={state.story}
              start={
                <span className={narrow}>
                  <IconButton icon={MenuIcon} label="Stories" {...list.trigger} />
                </span>
              }
            />
            <div className={canvas}>{shown(view, state, children)}</div>
            <Panel view={view} meta={meta} state={state} isDark={isDark} />
          </div>
          {list.wasOpened && (
            <Sheet side="start" title="Stories" isOpen={list.isOpen} onOpenChange={list.onOpenChange}>
              {nav}
            </Sheet>
          )}
        </PortalProvider>
      </div>
    </AriaRouterProvider>
  );
}

function shown(view: View, { story }: GlobalState, children: ReactNode): ReactNode {
  if (formatSelection(parseSelection(view.matrix))) return <Matrix view={view} story={story} />;
  if (view.viewport === 'fluid') return children;
  const address = storyAddress(story, view, location.search);
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this site
    <iframe
      key={story}
      className={viewport}
      style={{ inlineSize: `${view.viewport}px` }}
      src={address}
      title={`Story at ${view.viewport} px`}
    />
  );
}
