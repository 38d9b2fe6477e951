import { useUnit } from 'effector-react';
import type { LogEntry } from '@mocks/control';
import { QueryView } from '@/shared/api/QueryView';
import { useFormat, useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { Badge } from '@/ui/Badge/Badge';
import { Button } from '@/ui/Button/Button';
import { Card } from '@/ui/Card/Card';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Inline } from '@/ui/Inline/Inline';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import { Switch } from '@/ui/Switch/Switch';
import { Text } from '@/ui/Text/Text';
import * as model from './logModel';

/** The latest calls with their faults and what they changed. */
export function Requests() {
  const t = useText('devtools');
  const { isOnlyFailed, onlyFailedChosen, onClear } = useUnit({
    isOnlyFailed: model.$onlyFailed,
    onlyFailedChosen: model.onlyFailedChosen,
    onClear: model.clearing.submitted,
  });
  useGate(model.LogGate);
  return (
    <Stack gap={5}>
      <Inline justify="between">
        <Switch isSelected={isOnlyFailed} onChange={onlyFailedChosen}>
          {t('devtools.onlyFailed')}
        </Switch>
        <Button size="compact" onPress={() => onClear()}>
          {t('devtools.logClear')}
        </Button>
      </Inline>
      <QueryView
        query={model.log}
        keepLatest
        density="compact"
        skeleton={<Skeleton shape="row" count={4} label />}
        empty={<EmptyState density="compact" text={t('devtools.logNone')} />}
      >
        {(log) => (
          <Stack as="ul" gap={2}>
            {log.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </Stack>
        )}
      </QueryView>
    </Stack>
  );
}

function Entry({ entry }: { readonly entry: LogEntry }) {
  const t = useText('devtools');
  const format = useFormat();
  const { at, method, path, endpoint, status, code, msg, delayMs, faults, contract, changes } = entry;
  const isGood = status === 200 && code === 200;
  const changed = changes.collections.map(
    ({ collection, added, changed: altered, removed }) => `${collection} +${added} ~${altered} −${removed}`,
  );
  const notes = [
    format.dateTime(at),
    delayMs > 0 ? t('devtools.milliseconds', { ms: delayMs }) : null,
    ...faults.map(({ kind }) => t('devtools.logFault', { kind })),
    contract === 'ok' ? null : t('devtools.logBreach', { place: contract.place }),
    ...changed,
    changes.ledger.length > 0 ? t('devtools.logPosted', { count: changes.ledger.length }) : null,
  ].filter((note) => note !== null);
  return (
    <Card as="li" density="compact">
      <Stack gap={1}>
        <Inline justify="between" wrap={false}>
          <Text weight="medium">{endpoint ?? `${method} ${path}`}</Text>
          <Badge tone={isGood ? 'success' : 'danger'}>{status === 200 ? String(code) : `HTTP ${status}`}</Badge>
        </Inline>
        <Text size="small" tone="soft">
          {notes.join(' · ')}
        </Text>
        {!isGood && msg !== '' && (
          <Text size="small" tone="soft">
            {msg}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
