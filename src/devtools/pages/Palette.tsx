import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent } from 'react';
import { linkToScenario } from '@mocks/control';
import { useLocale, useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { hrefsIn, navigated, reloaded, screens } from '@/shared/routing';
import { CommandPalette } from '@/ui/CommandPalette/CommandPalette';
import { $isPaletteOpen, paletteClosed, paletteOpened } from './paletteModel';
import { ScenariosGate, scenarios } from './scenarioList';
import { toolAddress, tools } from './tools';

/** Finds a tool, a scenario or a screen by typing and opens it; Ctrl or Command with K opens it from anywhere in the workbench. */
export function Palette() {
  const { isOpen, onOpen, onClose } = useUnit({ isOpen: $isPaletteOpen, onOpen: paletteOpened, onClose: paletteClosed });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || event.ctrlKey === event.metaKey || event.altKey) return;
    event.preventDefault();
    onOpen();
  });
  useEffect(() => {
    const look = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', look);
    return () => removeEventListener('keydown', look);
  }, []);
  return isOpen ? <OpenPalette onClose={onClose} /> : null;
}

function OpenPalette({ onClose }: { readonly onClose: () => void }) {
  const t = useText('workbench', 'routes');
  useGate(ScenariosGate);
  const locale = useLocale();
  const { rows, onGo, onReload } = useUnit({ rows: scenarios.$data, onGo: navigated, onReload: reloaded });
  const to = hrefsIn(locale);
  const groups = [
    {
      id: 'tools',
      title: t('workbench.title'),
      commands: tools.map(({ id, title }) => ({ id: `tool ${id}`, label: t(title), run: () => onGo(toolAddress(locale, id)) })),
    },
    {
      id: 'scenarios',
      title: t('workbench.scenarios'),
      commands: (rows ?? []).map((row) => ({
        id: `scenario ${row.name}`,
        label: row.title,
        keywords: `${row.name} ${row.codes.join(' ')}`,
        run: () => onReload(linkToScenario(row, `${location.origin}/${locale}`)),
      })),
    },
    {
      id: 'screens',
      title: t('workbench.screens'),
      commands: screens.flatMap((route) => {
        const href = to(route);
        return href === null ? [] : [{ id: `screen ${route.id}`, label: t(route.titleKey), keywords: route.path, run: () => onGo(href) }];
      }),
    },
  ];
  return (
    <CommandPalette
      label={t('workbench.find')}
      placeholder={t('workbench.findHint')}
      groups={groups}
      onCommand={(id) =>
        groups
          .flatMap(({ commands }) => commands)
          .find((command) => command.id === id)
          ?.run()
      }
      isOpen
      onOpenChange={(open) => !open && onClose()}
    />
  );
}
