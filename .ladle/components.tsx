import type { GlobalProvider } from '@ladle/react';
import { lazy, Suspense, useDeferredValue, useLayoutEffect } from 'react';
import '@/ui/global.css';
import './look';
import { Stage } from './Stage';
import { useIsDark } from './useIsDark';
import { autoplayScript, useView, writeView } from './view';

const Workbench = lazy(() => import('./frame/Workbench').then((module) => ({ default: module.Workbench })));
const ScriptAutoplay = lazy(() => import('./ScriptAutoplay').then((module) => ({ default: module.ScriptAutoplay })));

/** Shows every story on its stage: alone in the preview, inside the workbench otherwise. */
export const Provider: GlobalProvider = ({ children, globalState, dispatch, storyMeta }) => {
  const view = useView();
  const isDark = useIsDark(view.scheme);
  useLayoutEffect(writeView);
  const stage = (
    <Stage story={globalState.story} view={view} isDark={isDark} isMirrored={globalState.rtl}>
      {children}
    </Stage>
  );
  const shown =
    globalState.mode === 'preview' ? (
      <>
        {stage}
        {autoplayScript !== null && (
          <Suspense fallback={null}>
            <ScriptAutoplay meta={storyMeta} text={autoplayScript} />
          </Suspense>
        )}
      </>
    ) : (
      <Workbench view={view} meta={storyMeta} state={globalState} dispatch={dispatch} isDark={isDark}>
        {stage}
      </Workbench>
    );
  return useDeferredValue(shown, null); // the current story stays until the next one is loaded, without a fallback in between
};
