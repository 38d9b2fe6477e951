import { companyFileKinds, neededPictures, type KycLevel } from '@/contract/identity';
import { useUnit } from 'effector-react';
import { Stack } from '@/ui/Stack/Stack';
import { $values } from './draft';
import { FaceCheck } from './FaceCheck';
import { documentTypeOf, steps, type StepId } from './forms';
import { FormField } from './FormField';
import { pair } from './page.css';
import { DocumentField } from './DocumentField';
import { People } from './People';
import { Review } from './Review';

export interface StepFieldsProps {
  readonly level: KycLevel;
  readonly step: StepId;
}

/** The fields of a step. */
export function StepFields({ level, step }: StepFieldsProps) {
  const documentType = documentTypeOf(useUnit($values));
  if (step === 'pictures')
    return (
      <Stack gap={5}>
        {neededPictures(documentType).map((kind) => (
          <DocumentField key={kind} kind={kind} />
        ))}
      </Stack>
    );
  if (step === 'proof') return <DocumentField kind="proofOfAddress" />;
  if (step === 'documents')
    return (
      <Stack gap={5}>
        {companyFileKinds.map((kind) => (
          <DocumentField key={kind} kind={kind} />
        ))}
      </Stack>
    );
  if (step === 'face') return <FaceCheck />;
  if (step === 'people') return <People />;
  if (step === 'review') return <Review level={level} />;
  const fields = steps[level].find(({ id }) => id === step)?.fields ?? [];
  return (
    <div className={pair}>
      {fields.map((name) => (
        <FormField key={name} name={name} />
      ))}
    </div>
  );
}
