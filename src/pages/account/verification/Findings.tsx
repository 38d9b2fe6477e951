import type { Finding, FindingTarget } from '@/contract/identity';
import { useText } from '@/shared/i18n';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import type { FieldName } from './draft';
import { fieldRows } from './forms';

export interface FindingsProps {
  readonly findings: readonly Finding[];
}

/** Lists the findings of a review, each with the affected field, document or person. */
export function Findings({ findings }: FindingsProps) {
  const t = useText('verification');
  return (
    <Stack gap={1} as="ul">
      {findings.map(({ at: target, person, reason }) => (
        <li key={`${target} ${person} ${reason}`}>
          <Text weight="semibold">{person ?? t(targetKey(target))}</Text> <Text>{t(`verification.finding_${reason}`)}</Text>
        </li>
      ))}
    </Stack>
  );
}

/** Text key for the field or document of a finding. */
const targetKey = (target: FindingTarget) =>
  isField(target) ? (`verification.field_${target}` as const) : (`verification.document_${target}` as const);

type FieldTarget = Extract<FindingTarget, FieldName>;
const isField = (target: FindingTarget): target is FieldTarget => target in fieldRows;
