import { lazy, Suspense } from 'react';
import type { GlobalState } from '@ladle/react';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Tabs } from '@/ui/Tabs/Tabs';
import { useEdits } from '../tokenEdits';
import { changeView, type View } from '../view';
import { ControlFields } from './ControlFields';
import { content, panel } from './Panel.css';
import { Props } from './Props';
import { storyOf } from './stories';

const Script = lazy(() => import('./Script').then((module) => ({ default: module.Script })));
const Source = lazy(() => import('./Source').then((module) => ({ default: module.Source })));
const Tokens = lazy(() => import('./Tokens').then((module) => ({ default: module.Tokens })));
const Accessibility = lazy(() => import('./Accessibility').then((module) => ({ default: module.Accessibility })));

export interface PanelProps {
  readonly view: View;
  /** The meta of the story. */
  readonly meta: unknown;
  readonly state: GlobalState;
  readonly isDark: boolean;
}

/** The panel of the open story: its props as controls, the component's documentation, its script, the source, the tokens, and its axe findings. */
export function Panel({ view, meta, state, isDark }: PanelProps) {
  const doc = storyOf(state.story)?.group.doc;
  const hasScript = typeof meta === 'object' && meta !== null && 'script' in meta;
  const edited = Object.values(useEdits()).reduce((sum, values) => sum + Object.keys(values).length, 0);
  const controls = Object.keys(state.control).length;
  const tabs = [
    { id: 'closed', label: 'Story' },
    ...(doc ? [{ id: 'props', label: 'Props' }] : []),
    ...(controls > 0 ? [{ id: 'controls', label: 'Controls', count: String(controls) }] : []),
    ...(hasScript ? [{ id: 'script', label: 'Script' }] : []),
    { id: 'source', label: 'Source' },
    { id: 'tokens', label: 'Tokens', ...(edited > 0 && { count: String(edited) }) },
    { id: 'axe', label: 'Accessibility' },
  ];
  const open = tabs.some(({ id }) => id === view.panel) ? view.panel : 'closed';
  return (
    <section className={panel({ isOpen: open !== 'closed' })} aria-label="About this story">
      <Tabs
        label="About this story"
        size="compact"
        fills
        tabs={tabs}
        selected={open}
        onSelect={(id) => changeView({ panel: id === 'closed' ? '' : id })}
      >
        {(id) => (
          <div className={content}>
            <Suspense fallback={<Skeleton shape="row" count={3} label />}>
              {id === 'props' && doc && <Props doc={doc} />}
              {id === 'controls' && <ControlFields />}
              {id === 'script' && <Script key={state.story} meta={meta} />}
              {id === 'source' && <Source story={state.story} />}
              {id === 'tokens' && <Tokens view={view} isDark={isDark} />}
              {id === 'axe' && <Accessibility key={state.story} />}
            </Suspense>
          </div>
        )}
      </Tabs>
    </section>
  );
}
