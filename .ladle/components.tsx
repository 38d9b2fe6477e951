import type { GlobalProvider } from '@ladle/react';
import { Suspense, useLayoutEffect } from 'react';
import '@/ui/global.css';
import { Workbench } from './frame/Workbench';
import { Stage } from './Stage';
import { useIsDark } from './useIsDark';
import { useView, writeView } from './view';

/** Shows every story on its stage: alone in the preview, inside the workbench otherwise. */
export const Provider: GlobalProvider = ({ children, globalState, dispatch }) => {
  const view = useView();
  const isDark = useIsDark(view.scheme);
  useLayoutEffect(writeView);
  const stage = (
    <Stage story={globalState.story} view={view} isDark={isDark} isMirrored={globalState.rtl}>
      {children}
    </Stage>
  );
  if (globalState.mode === 'preview') return stage;
  return (
    <Suspense fallback={null}>
      <Workbench view={view} state={globalState} dispatch={dispatch} isDark={isDark}>
        {stage}
      </Workbench>
    </Suspense>
  );
};
