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
      {findings.map(({ at, person, reason }) => (
        <li key={`${at} ${person} ${reason}`}>
          <Text weight="semibold">{person ?? t(placeKey(at))}</Text> <Text>{t(`verification.finding_${reason}`)}</Text>
        </li>
      ))}
    </Stack>
  );
}

/** Text key for the field or document of a finding. */
const placeKey = (at: FindingTarget) => (isText(at) ? (`verification.field_${at}` as const) : (`verification.document_${at}` as const));

type TextPlace = Extract<FindingTarget, FieldName>;
const isText = (at: FindingTarget): at is TextPlace => at in fieldRows;
