import type { Finding, FindingPlace } from '@/contract/identity';
import { useText } from '@/shared/i18n';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import type { FieldName } from './draft';
import { fieldRows } from './forms';

export interface FindingsProps {
  readonly findings: readonly Finding[];
}

/** What a review has found, each with its place and what to do about it. */
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

/** The name of what a finding is about. */
const placeKey = (at: FindingPlace) => (isText(at) ? (`verification.field_${at}` as const) : (`verification.document_${at}` as const));

type TextPlace = Extract<FindingPlace, FieldName>;
const isText = (at: FindingPlace): at is TextPlace => at in fieldRows;
