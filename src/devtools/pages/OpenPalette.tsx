import { combine } from 'effector';
import { useUnit } from 'effector-react';
import { personaChoices } from '@mocks/control';
import { useLocale, useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { hrefsIn, screens } from '@/shared/routing';
import { CommandPalette, type CommandGroup } from '@/ui/CommandPalette/CommandPalette';
import { personaChange, scenarioOpened, type OpenTarget } from '../model';
import { navigationRequested } from '../pageModel';
import { reopenPanel, isPanelWindow } from '../pageWindow';
import { boardRequested, boards } from '../panelModel';
import { targetOfSituation, targetOfCode } from './codes/links';
import { catalogue, CatalogueGate } from './codes/model';
import { rulesOf } from './codes/ruleLinks';
import { situations } from './codes/situations';
import { specifiedStates } from './codes/specifiedStates';
import { $typedAhead, paletteClosed } from './paletteModel';
import { ScenariosGate, scenarios } from './scenarioList';
import { toolAddress } from './toolAddress';
import { tools } from './tools';
import { tours } from './tours/tours';

/** Whether a list has neither loaded nor failed yet. */
const $isLoading = combine(
  [scenarios, catalogue].map(({ $data, $error }) => combine($data, $error, (data, error) => data === null && error === null)),
).map((waiting) => waiting.includes(true));

/** Searches scenarios, specified states, tours, personas, screens, error codes, tools and boards of the panel, and opens the selected one. */
export function OpenPalette() {
  const t = useText('workbench', 'routes');
  useGate(ScenariosGate);
  useGate(CatalogueGate);
  const { onClose, typed, isLoading } = useUnit({
    onClose: paletteClosed,
    typed: $typedAhead,
    isLoading: $isLoading,
  });
  const groups = useGroups();
  return (
    <CommandPalette
      label={t('workbench.find')}
      placeholder={t('workbench.findHint')}
      groups={groups}
      defaultTyped={typed}
      isLoading={isLoading}
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

interface RunnableGroup extends CommandGroup {
  readonly commands: readonly (CommandGroup['commands'][number] & { readonly run: () => void })[];
}

/** Whether a workbench page is shown, which has no panel. */
const isWithoutPanel = (): boolean => /^\/\w+\/workbench\b/.test(location.pathname) && !isPanelWindow();

function useGroups(): readonly RunnableGroup[] {
  const t = useText('workbench', 'routes', 'devtools', 'tours');
  const locale = useLocale();
  const { rows, errors, onPage, onScenario, onPersona, onBoard } = useUnit({
    rows: scenarios.$data,
    errors: catalogue.$data,
    onPage: navigationRequested,
    onScenario: scenarioOpened,
    onPersona: personaChange.submitted,
    onBoard: boardRequested,
  });
  const to = hrefsIn(locale);
  const show = (target: OpenTarget) => onScenario({ ...target, address: `/${locale}${target.address}` });
  const loaded = { codes: errors?.codes ?? [], scenarios: rows ?? [] };
  return [
    {
      id: 'tools',
      title: t('workbench.title'),
      commands: tools.map(({ id, title, purpose }) => ({
        id: `tool ${id}`,
        label: t(title),
        keywords: t(purpose),
        run: () => onPage(toolAddress(locale, id)),
      })),
    },
    {
      id: 'tours',
      title: t('workbench.tours'),
      commands: tours.map(({ id, title, purpose }) => ({
        id: `tour ${id}`,
        label: t(title),
        keywords: t(purpose),
        run: () => onPage(`${toolAddress(locale, 'tours')}/${id}`),
      })),
    },
    {
      id: 'boards',
      title: t('devtools.heading'),
      commands: (isWithoutPanel() ? [] : boards).map((board) => ({
        id: `board ${board}`,
        label: t(`devtools.${board}`),
        run: () => {
          reopenPanel();
          onBoard(board);
        },
      })),
    },
    {
      id: 'scenarios',
      title: t('workbench.scenarios'),
      commands: (rows ?? []).map((row) => ({
        id: `scenario ${row.name}`,
        label: row.title,
        keywords: `${row.name} ${row.codes.join(' ')}`,
        run: () => show({ scenario: row.name, persona: row.persona, address: row.address }),
      })),
    },
    {
      id: 'states',
      title: t('workbench.statesSpecified'),
      commands: [...specifiedStates, ...situations].flatMap((situation) => {
        const target = targetOfSituation(situation, loaded);
        if (target === null) return [];
        const { id, title, behaviour } = situation;
        return [{ id: `state ${id}`, label: t(title), keywords: [t(behaviour), ...rulesOf(id)].join(' '), run: () => show(target) }];
      }),
    },
    {
      id: 'people',
      title: t('workbench.personas'),
      commands: personaChoices.map(({ id, title }) => ({
        id: `person ${id}`,
        label: t('workbench.bePerson', { person: title }),
        keywords: id,
        run: () => onPersona(id),
      })),
    },
    {
      id: 'screens',
      title: t('workbench.screens'),
      commands: screens.flatMap((route) => {
        const href = to(route);
        return href === null ? [] : [{ id: `screen ${route.id}`, label: t(route.titleKey), keywords: route.path, run: () => onPage(href) }];
      }),
    },
    {
      id: 'codes',
      title: t('workbench.codes'),
      commands: loaded.codes.map((row) => {
        const target = targetOfCode(row);
        return {
          id: `code ${row.name}`,
          label: `${row.code} · ${row.message}`,
          keywords: `${row.name} ${row.meaning}`,
          run: () => (target === null ? onPage(`${toolAddress(locale, 'codes')}?q=${row.code}`) : show(target)),
        };
      }),
    },
  ];
}
