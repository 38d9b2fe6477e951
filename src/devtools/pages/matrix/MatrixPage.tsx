import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { languageOf } from '@locales/registry';
import { useText } from '@/shared/i18n';
import { whenIdle } from '@/shared/lib';
import { useGate } from '@/shared/lib/gate';
import { Heading } from '@/ui/Heading/Heading';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { MultiSelect } from '@/ui/MultiSelect/MultiSelect';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { FrameGrid } from '../../FrameGrid';
import { syncScroll, untilLoaded } from '../../framedPage';
import { $startedAt, scenarios, ScenariosGate } from '../scenarioList';
import { ScenarioSelect } from '../ScenarioSelect';
import { ScreenSelect } from '../ScreenSelect';
import type { WorkbenchText } from '../tools';
import { useAddressParameters } from '../useAddressParameters';
import { filters } from '../Workbench.css';
import { alignClocks } from './clocks';
import { axes, axisNames, combinationsOf, maxCells, readMatrix, type Axis } from './combinations';
import { Findings } from './Findings';

/** The viewport height of every cell, in px. */
const height = 900;

const titles = {
  themes: 'workbench.themes',
  languages: 'workbench.languages',
  widths: 'workbench.widths',
  personas: 'workbench.personas',
} as const satisfies Record<Axis, WorkbenchText>;

/** One screen in every combination of themes, languages, widths and personas, live and side by side. */
export function MatrixPage() {
  const t = useText('workbench');
  useGate(ScenariosGate);
  const [parameters, set] = useAddressParameters();
  const { startedAt, rows } = useUnit({ startedAt: $startedAt, rows: scenarios.$data });
  const { matrix, unknown } = readMatrix(parameters, rows?.map(({ name }) => name) ?? [parameters.get('scenario') ?? 'calm']);
  const nameOf = (axis: Axis, choice: string): string => {
    if (axis === 'themes') return t(choice === 'dark' ? 'workbench.dark' : 'workbench.light');
    if (axis === 'widths') return t('workbench.pixels', { width: choice });
    if (axis === 'personas') return choice;
    return languageOf(axes.languages.find((code) => code === choice) ?? 'en_US').endonym;
  };
  const count = axisNames.reduce((product, axis) => product * matrix.selection[axis].length, 1);
  return (
    <>
      <Stack gap={3} width="reading">
        <Heading level={1}>{t('workbench.matrix')}</Heading>
        <Text as="p" tone="soft">
          {t('workbench.matrixPurpose')}
        </Text>
      </Stack>
      {unknown.length > 0 && (
        <InlineAlert tone="warning">{t('workbench.unknownParameters', { parameters: unknown.join(', ') })}</InlineAlert>
      )}
      {count > maxCells && <InlineAlert>{t('workbench.tooManyCells', { max: maxCells, all: count })}</InlineAlert>}
      <div className={filters}>
        <ScreenSelect label={t('workbench.screen')} value={matrix.address} onChange={(address) => set('address', address)} />
        <ScenarioSelect
          label={t('workbench.scenario')}
          scenarios={rows ?? []}
          value={matrix.scenario}
          onChange={(scenario) => set('scenario', scenario)}
        />
        {axisNames.map((axis) => (
          <MultiSelect
            key={axis}
            label={t(titles[axis])}
            placeholder={t(titles[axis])}
            values={matrix.selection[axis]}
            summary={matrix.selection[axis].map((choice) => nameOf(axis, choice)).join(', ')}
            onChange={(choices) => set(axis, choices.join(','))}
            options={axes[axis].map((id) => ({ id, label: nameOf(axis, id) }))}
          />
        ))}
      </div>
      {startedAt !== null && rows !== null && <Cells cells={combinationsOf(matrix, startedAt, location.origin)} nameOf={nameOf} />}
    </>
  );
}

interface CellsProps {
  readonly cells: ReturnType<typeof combinationsOf>;
  readonly nameOf: (axis: Axis, choice: string) => string;
}

function Cells({ cells, nameOf }: CellsProps) {
  const t = useText('workbench');
  const [frames, setFrames] = useState<ReadonlyMap<string, HTMLIFrameElement>>(new Map());
  const [ready, setReady] = useState<ReadonlySet<Document>>(new Set());
  const [waiting, setWaiting] = useState(0);
  const pageOf = (id: string) => frames.get(id)?.contentDocument ?? null;
  const isReady = (id: string) => {
    const page = pageOf(id);
    return page !== null && ready.has(page);
  };
  const isLoading = waiting > 0 || cells.some(({ id }) => pageOf(id) !== null && !isReady(id));
  const queue = useRef(Promise.resolve());
  const enqueue = (task: () => Promise<void>) => void (queue.current = queue.current.then(whenIdle).then(task));
  // Each exchange starts when its page loads, so the clocks of later cells are behind.
  const align = useEffectEvent(() => {
    const exchanges = cells.flatMap(({ id }) => frames.get(id)?.contentDocument?.defaultView?.askExchange ?? []);
    if (exchanges.length > 1) void alignClocks(exchanges, location.origin).catch(() => {});
  });
  useEffect(() => {
    if (!isLoading && frames.size > 0) align();
  }, [isLoading, frames]);
  useEffect(() => syncScroll([...frames.values()].flatMap(({ contentWindow }) => contentWindow ?? [])), [frames]);
  return (
    <FrameGrid
      label={t('workbench.matrix')}
      onWaiting={setWaiting}
      cells={cells.map(({ id, theme, language, width, persona, address }) => ({
        id,
        label: [nameOf('themes', theme), nameOf('languages', language), nameOf('widths', String(width)), persona].join(' · '),
        address,
        width,
        height,
        about: (
          <Findings page={frames.get(id) ?? null} phase={!isLoading ? 'alive' : isReady(id) ? 'still' : 'loading'} enqueue={enqueue} />
        ),
        onPageLoad: (frame) => {
          setFrames((current) => new Map([...current, [id, frame]]));
          const page = frame.contentDocument;
          if (page) void untilLoaded(page).then(() => setReady((current) => new Set([...current, page])));
        },
      }))}
    />
  );
}
