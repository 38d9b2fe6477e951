import { useFormat, useText } from '@/shared/i18n';
import { Badge } from '@/ui/Badge/Badge';
import { Disclosure } from '@/ui/Disclosure/Disclosure';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { Inline } from '@/ui/Inline/Inline';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { isSuccess } from './filter';
import type { ReadReport, ReportLine } from './reportCodec';

const problems = { damaged: 'requests.reportDamaged', version: 'requests.reportVersion' } as const;

/** The calls in the report link that this page was opened with, or why they cannot be read. */
export function Report({ report }: { readonly report: ReadReport }) {
  const t = useText('requests');
  if ('problem' in report) return <InlineAlert tone="warning">{t(problems[report.problem])}</InlineAlert>;
  return (
    <Disclosure title={t('requests.report', { count: report.lines.length })} defaultExpanded>
      <Stack as="ul" gap={2}>
        {report.lines.toReversed().map((line, index) => (
          <Line key={index} line={line} />
        ))}
      </Stack>
    </Disclosure>
  );
}

function Line({ line }: { readonly line: ReportLine }) {
  const t = useText('requests');
  const format = useFormat();
  const { at, method, path, endpoint, persona, status, code, faults, departs } = line;
  const notes = [
    format.dateTime(at),
    persona,
    ...faults,
    departs === null ? null : t('requests.departsAt', { path: departs }),
    endpoint === null ? null : `${method} ${path}`,
  ];
  return (
    <Stack as="li" gap="none">
      <Inline justify="between" wrap={false}>
        <Text size="dense" weight="medium">
          {endpoint ?? `${method} ${path}`}
        </Text>
        <Badge tone={isSuccess(line) ? 'success' : 'danger'}>{status === 200 ? String(code) : `HTTP ${status}`}</Badge>
      </Inline>
      <Text size="small" tone="soft" face="mono">
        {notes.filter((note) => note !== null).join(' · ')}
      </Text>
    </Stack>
  );
}
