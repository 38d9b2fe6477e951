import { useUnit } from 'effector-react';
import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import { useFormat, useText } from '@/shared/i18n';
import { Badge } from '@/ui/Badge/Badge';
import { Button } from '@/ui/Button/Button';
import { Card } from '@/ui/Card/Card';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Heading } from '@/ui/Heading/Heading';
import { IconButton } from '@/ui/IconButton/IconButton';
import { Inline } from '@/ui/Inline/Inline';
import { Sparkline } from '@/ui/Sparkline/Sparkline';
import { Stack } from '@/ui/Stack/Stack';
import { Switch } from '@/ui/Switch/Switch';
import { Text } from '@/ui/Text/Text';
import { driftCallsOpened } from '../logModel';
import * as model from './model';
import type { DriftRow } from './driftRecord';

/** How the backend's responses have conformed to the contract in this session, by endpoint. */
export function DriftBoard() {
  const t = useText('backend');
  const format = useFormat();
  const { rows, score, onClear, onExport, onCalls } = useUnit({
    rows: model.$drift,
    score: model.$score,
    onClear: model.driftCleared,
    onExport: model.driftExported,
    onCalls: driftCallsOpened,
  });
  const deviating = rows.filter(({ findings }) => findings.length > 0);
  return (
    <Stack gap={3}>
      <Inline justify="between">
        <Heading level={3}>{t('backend.drift')}</Heading>
        {score !== null && <Badge tone={toneOf(score)}>{t('backend.score', { score: format.count(score) })}</Badge>}
      </Inline>
      {rows.length === 0 ? (
        <EmptyState density="compact" text={t('backend.driftNone')} hint={t('backend.driftNoneHint')} />
      ) : (
        <>
          <Text as="p" size="dense" tone="soft">
            {t('backend.driftCount', { departing: deviating.length, count: rows.length })}
          </Text>
          <Inline gap={2}>
            <Button size="compact" onPress={() => onExport()}>
              {t('backend.export')}
            </Button>
            <Button size="compact" tone="quiet" onPress={() => onClear()}>
              {t('backend.clear')}
            </Button>
          </Inline>
          <DriftRows rows={rows} onCalls={onCalls} />
        </>
      )}
    </Stack>
  );
}

export interface DriftRowsProps {
  readonly rows: readonly DriftRow[];
  /** Shows the calls of an endpoint. */
  readonly onCalls?: (endpoint: string) => void;
}

/** The endpoints that deviate from the contract; optionally those that match too. */
export function DriftRows({ rows, onCalls }: DriftRowsProps) {
  const t = useText('backend');
  const [isAll, setAll] = useState(false);
  const deviating = rows.filter(({ findings }) => findings.length > 0);
  return (
    <>
      {deviating.length < rows.length && (
        <Switch isSelected={isAll} onChange={setAll}>
          {t('backend.showAll')}
        </Switch>
      )}
      <Stack as="ul" gap={2} aria-label={t('backend.drift')}>
        {(isAll ? rows : deviating).map((row) => (
          <Row key={row.endpoint} row={row} onCalls={onCalls} />
        ))}
      </Stack>
    </>
  );
}

const stateTexts = {
  compared: 'backend.stateCompared',
  empty: 'backend.stateEmpty',
  refused: 'backend.stateRefused',
  failed: 'backend.stateFailed',
} as const;

const toneOf = (score: number) => (score === 100 ? 'success' : score >= 90 ? 'warning' : 'danger');

/** How the endpoint's latest response conformed to the contract: its score, or why it has none. */
export function DriftBadge({ row: { scores, state } }: { readonly row: DriftRow }) {
  const t = useText('backend');
  const format = useFormat();
  const latest = scores.at(-1);
  if (latest === undefined) return <Badge>{t(stateTexts[state])}</Badge>;
  return <Badge tone={toneOf(latest)}>{t('backend.score', { score: format.count(latest) })}</Badge>;
}

function Row({ row, onCalls }: Pick<DriftRowsProps, 'onCalls'> & { readonly row: DriftRow }) {
  const t = useText('backend');
  const format = useFormat();
  const { endpoint, calls, note, scores, findings } = row;
  const latest = scores.at(-1);
  const first = scores[0] ?? 0;
  return (
    <Card as="li" density="compact">
      <Stack gap={1}>
        <Inline justify="between" wrap={false}>
          <Text weight="medium">{endpoint}</Text>
          <Inline gap={2} wrap={false}>
            {scores.length > 1 && (
              <Sparkline
                size="small"
                values={scores}
                trend={(latest ?? 0) > first ? 'rise' : (latest ?? 0) < first ? 'fall' : 'flat'}
                label={t('backend.trend', { from: format.count(first), to: format.count(latest ?? 0) })}
              />
            )}
            <DriftBadge row={row} />
            {onCalls && (
              <IconButton icon={ListFilter} size="compact" label={t('backend.showCalls', { endpoint })} onPress={() => onCalls(endpoint)} />
            )}
          </Inline>
        </Inline>
        <Text size="small" tone="soft">
          {[t('backend.calls', { count: calls }), note].filter((text) => text !== '').join(' · ')}
        </Text>
        <Stack as="ul" gap={1}>
          {findings.map(({ kind, path, expected, found, times }) => (
            <Text as="li" size="dense" key={`${kind} ${path} ${found}`}>
              {t('backend.finding', { path, expected, found, times: t('backend.times', { count: times }) })}
            </Text>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
