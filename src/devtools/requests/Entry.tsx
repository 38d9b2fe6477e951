import { useUnit } from 'effector-react';
import { ArrowLeft } from 'lucide-react';
import { code } from '@/contract/codes';
import type { LogEntry } from '@mocks/control';
import { useFormat, useLocale, useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { Button } from '@/ui/Button/Button';
import { CodeBlock } from '@/ui/CodeBlock/CodeBlock';
import { CopyButton } from '@/ui/CopyButton/CopyButton';
import { DescriptionList } from '@/ui/DescriptionList/DescriptionList';
import { Heading } from '@/ui/Heading/Heading';
import { Inline } from '@/ui/Inline/Inline';
import { Link } from '@/ui/Link/Link';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import * as model from '../logModel';
import { toolAddress } from '../pages/toolAddress';
import { Changes } from './Changes';
import { curlOf } from './curl';
import { playwrightTest, type WrittenTest } from './playwrightTest';
import { nameOf, StatusBadge } from './RequestList';

export interface EntryProps {
  readonly entry: LogEntry;
  /** The shown log, oldest first; it may no longer contain the entry. */
  readonly log: readonly LogEntry[];
  readonly onBack: () => void;
}

/** One call in full: its request, response, changes and faults, with its export formats. */
export function Entry({ entry, log, onBack }: EntryProps) {
  const t = useText('requests');
  const { opened, onArchive } = useUnit({ opened: model.entry.$data, onArchive: model.archiveRequested });
  useGate(model.EntryGate, { id: entry.id });
  const answer = opened?.[0]?.answer ?? null;
  return (
    <Stack gap={4}>
      <Inline justify="between">
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the row that was pressed is gone */}
        <Button size="compact" tone="quiet" icon={ArrowLeft} autoFocus onPress={onBack}>
          {t('requests.back')}
        </Button>
        <StatusBadge entry={entry} />
      </Inline>
      <Stack gap={1}>
        <Heading level={3}>{nameOf(entry)}</Heading>
        <Text size="small" face="mono" tone="soft">
          {`${entry.method} ${entry.path}${entry.query}`}
        </Text>
      </Stack>
      <Facts entry={entry} />
      {entry.code !== code.success.code && <AboutCode number={entry.code} />}
      <Inline gap={2}>
        <Copies entry={entry} log={log} />
        <Button size="compact" onPress={() => onArchive([entry.id])}>
          {t('requests.exportHar')}
        </Button>
      </Inline>
      {entry.body !== null && <Code label={t('requests.request')} text={entry.body} />}
      {entry.isBodyLost && <Note text={t('requests.bodyLost')} />}
      {answer === null ? (
        opened && <Note text={opened.length === 0 ? t('requests.answerGone') : t('requests.answerLost', { count: entry.size })} />
      ) : (
        <Code label={t('requests.answer')} text={answer} />
      )}
      <Changes title={t('requests.changed')} changes={entry.changes} />
      <Changes title={t('requests.backgroundChanges')} changes={entry.backgroundChanges} />
    </Stack>
  );
}

/** Links to the workbench page of a business code. */
function AboutCode({ number }: { readonly number: number }) {
  const t = useText('requests');
  return <Link href={`${toolAddress(useLocale(), 'codes')}?q=${number}`}>{t('requests.aboutCode', { code: String(number) })}</Link>;
}

function Facts({ entry }: { readonly entry: LogEntry }) {
  const t = useText('requests');
  const format = useFormat();
  const { at, persona, fid, backend, delayMs, faults, contract, msg } = entry;
  const facts = [
    { id: 'at', term: t('requests.at'), value: format.dateTime(at) },
    backend === null
      ? { id: 'by', term: t('requests.persona'), value: persona ?? (fid === null ? t('requests.unknown') : `UID ${fid}`) }
      : { id: 'backend', term: t(backend.isShadow ? 'requests.comparedWith' : 'requests.answeredBy'), value: backend.origin },
    { id: 'took', term: t('requests.latency'), value: t('requests.milliseconds', { ms: delayMs }) },
    ...(msg === '' ? [] : [{ id: 'msg', term: t('requests.message'), value: msg }]),
    ...(faults.length === 0 ? [] : [{ id: 'faults', term: t('requests.faults'), value: faults.map(({ kind }) => kind).join(', ') }]),
    {
      id: 'contract',
      term: t('requests.contract'),
      value: contract === 'ok' ? t('requests.fits') : `${contract.path}: ${contract.problem}`,
    },
  ];
  return <DescriptionList density="compact" aria-label={nameOf(entry)} items={facts} />;
}

function Copies({ entry, log }: Omit<EntryProps, 'onBack'>) {
  const t = useText('requests');
  const { status, address } = useUnit({ status: model.simulationStatus.$latest, address: model.$address });
  if (status === null) return null;
  const test = playwrightTest(entry, { log, status, address });
  return (
    <>
      <CopyButton variant="button" text={curlOf(entry, status)} label={t('requests.copyCurl')} />
      {'text' in test ? <CopyButton variant="button" text={test.text} label={t('requests.copyTest')} /> : <NoTest {...test} />}
    </>
  );
}

function NoTest({ blocker }: Exclude<WrittenTest, { readonly text: string }>) {
  const t = useText('requests');
  return <Note text={t(`requests.noTest_${blocker}`)} />;
}

function Note({ text }: { readonly text: string }) {
  return (
    <Text as="p" size="dense" tone="soft">
      {text}
    </Text>
  );
}

function Code({ label, text }: { readonly label: string; readonly text: string }) {
  const t = useText('requests');
  return (
    <Stack gap={2}>
      <Text weight="medium">{label}</Text>
      <CodeBlock label={label} code={indented(text)} language="json" texts={{ copy: t('requests.copy'), wrap: t('requests.wrap') }} />
    </Stack>
  );
}

/** Pretty-prints JSON; returns any other text unchanged. */
function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
