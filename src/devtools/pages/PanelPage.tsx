import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';
import { panelParameters } from '@mocks/control';
import { $areShortcutsOn } from '@/entities/shortcuts';
import { brand } from '@/shared/brand';
import { useText } from '@/shared/i18n';
import { initialSearchParams } from '@/shared/lib/initialSearchParams';
import { Controls } from '../Controls';
import { sendPageRequest, isPanelWindow } from '../pageWindow';
import { toolKeys } from '../toolKeys';
import { undoLatest } from '../undoModel';
import { Palette } from './Palette';
import { paletteOpened } from './paletteModel';

const ignoreClose = () => {};

/** The panel as the page of its own window. It controls the page that opened it: links navigate that page, shortcuts act on it. */
export function PanelPage() {
  const t = useText('devtools');
  const [boardName] = useState(() => initialSearchParams().get(panelParameters.panel));
  const page = useRef<HTMLElement>(null);
  useKeys();
  useEffect(() => {
    const element = page.current;
    const onLinkClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!isPanelWindow() || link === null || link.target !== '' || link.origin !== location.origin) return;
      event.preventDefault();
      event.stopPropagation();
      sendPageRequest({ kind: 'go', to: `${link.pathname}${link.search}${link.hash}` });
    };
    element?.addEventListener('click', onLinkClick, true);
    return () => element?.removeEventListener('click', onLinkClick, true);
  }, []);
  return (
    <main ref={page} id="main" tabIndex={-1} data-simulation-panel>
      <title>{`${t('devtools.heading')} – ${brand.name}`}</title>
      <Controls isWindow asked={boardName} onClose={ignoreClose} />
      <Palette />
    </main>
  );
}

/** The panel's keyboard shortcuts, as its own window has no command menu that handles them. */
function useKeys(): void {
  const { areOn, onPalette, onUndo } = useUnit({ areOn: $areShortcutsOn, onPalette: paletteOpened, onUndo: undoLatest.submitted });
  useEffect(() => {
    const actions: Readonly<Record<string, () => void>> = {
      [toolKeys.palette]: () => onPalette(),
      [toolKeys.undo]: () => onUndo(),
      [toolKeys.bar]: () => sendPageRequest({ kind: 'bar' }),
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, repeat, defaultPrevented, target } = event;
      const isTyping = target instanceof HTMLElement && target.matches('input, textarea, [role="combobox"]');
      const isOverlayOpen = document.querySelector('[role="dialog"], [role="listbox"]') !== null;
      const action = actions[key.toUpperCase()];
      if (!areOn || !action || isTyping || isOverlayOpen || ctrlKey || metaKey || altKey || repeat || defaultPrevented) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [areOn, onPalette, onUndo]);
}
