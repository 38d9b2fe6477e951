import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { panelParameters, type LogEntry } from '@mocks/control';
import { QueryView } from '@/shared/api/QueryView';
import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { initialSearchParams } from '@/shared/lib/initialSearchParams';
import { Button } from '@/ui/Button/Button';
import { CopyButton } from '@/ui/CopyButton/CopyButton';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Inline } from '@/ui/Inline/Inline';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { ToggleButton } from '@/ui/ToggleButton/ToggleButton';
import * as model from './logModel';
import { usePageLink } from './pageLink';
import { Entry } from './requests/Entry';
import { filterEntries } from './requests/filter';
import { Filters } from './requests/Filters';
import { Report } from './requests/Report';
import { RequestList } from './requests/RequestList';

/** The latest calls with their callers, responses and changes; they can be filtered, opened, exported and shared as a link. */
export function Requests() {
  const t = useText('requests');
  const { entry, onOpen, filter, paused, report, reportFound, entryFound } = useUnit({
    entry: model.$shownEntry,
    onOpen: model.entryChosen,
    filter: model.$filter,
    paused: model.$paused,
    report: model.$report,
    reportFound: model.reportFound,
    entryFound: model.entryFound,
  });
  useGate(model.LogGate, { address: usePageLink() });
  useEffect(() => {
    const found = initialSearchParams().get(panelParameters.report);
    if (found !== null) reportFound(found);
    const linked = initialSearchParams().get(panelParameters.entry);
    if (linked !== null) entryFound(Number.parseInt(linked, 10));
  }, [reportFound, entryFound]);
  return (
    <QueryView
      query={model.log}
      keepLatest
      density="compact"
      skeleton={<Skeleton shape="row" count={6} label />}
      empty={<EmptyState density="compact" text={t('requests.none')} hint={t('requests.noneHint')} />}
    >
      {(latest) => {
        const log = paused ?? latest;
        const rows = filterEntries(log, filter).toReversed();
        if (entry) return <Entry entry={entry} log={log} onBack={() => onOpen(null)} />;
        return (
          <Stack gap={4}>
            {report && <Report report={report} />}
            <Filters log={log} />
            <Actions rows={rows} isPaused={paused !== null} />
            <Stack gap={2}>
              <Count shown={rows.length} total={log.length} />
              <RequestList rows={rows} onOpen={onOpen} />
            </Stack>
          </Stack>
        );
      }}
    </QueryView>
  );
}

function Actions({ rows, isPaused }: { readonly rows: readonly LogEntry[]; readonly isPaused: boolean }) {
  const t = useText('requests');
  const { link, onPause, onArchive } = useUnit({
    link: model.$reportLink,
    onPause: model.pauseToggled,
    onArchive: model.archiveRequested,
  });
  return (
    <Inline gap={2}>
      <ToggleButton size="compact" isSelected={isPaused} onChange={onPause}>
        {t('requests.pause')}
      </ToggleButton>
      <Button size="compact" isDisabled={rows.length === 0} onPress={() => onArchive(rows.map(({ id }) => id))}>
        {t('requests.exportHar')}
      </Button>
      {link !== null && <CopyButton variant="button" text={link} label={t('requests.copyReport')} />}
    </Inline>
  );
}

function Count({ shown, total }: { readonly shown: number; readonly total: number }) {
  const t = useText('requests');
  const { onClear } = useUnit({ onClear: model.clearing.submitted });
  return (
    <Inline justify="between">
      <Text size="small" tone="soft">
        {t('requests.count', { shown, count: total })}
      </Text>
      <Button size="compact" tone="quiet" onPress={() => onClear()}>
        {t('requests.clear')}
      </Button>
    </Inline>
  );
}
