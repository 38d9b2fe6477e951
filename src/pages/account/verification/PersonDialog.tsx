import { useUnit } from 'effector-react';
import { useText } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import { Checkbox } from '@/ui/Checkbox/Checkbox';
import { Dialog } from '@/ui/Dialog/Dialog';
import { Form } from '@/ui/Form/Form';
import { $isPersonPending, $person, $personProblems, personClosed, personSubmitted, personTyped } from './company';
import type { FieldKind } from './forms';
import { FieldInput } from './FormField';
import { pair } from './page.css';
import { personFields, type PersonField } from './persons';
import { formErrorsOf } from './formErrors';

const fieldKinds: Readonly<Partial<Record<PersonField, FieldKind>>> = {
  birthDate: 'day',
  nationality: 'country',
  documentType: 'documentType',
};

/** The form for a person of a company. */
export function PersonDialog() {
  const t = useText('verification');
  const { person, problems, isPending, onType, onSubmit, onClose } = useUnit({
    person: $person,
    problems: $personProblems,
    isPending: $isPersonPending,
    onType: personTyped,
    onSubmit: personSubmitted,
    onClose: personClosed,
  });
  if (person === null) return null;
  const { role, index, form } = person;
  const fields: readonly PersonField[] = personFields[role];
  const errors = formErrorsOf(fields, problems, t);
  return (
    <Dialog
      isOpen
      isClosable
      isDismissable={false}
      width="wide"
      title={t(index === null ? `verification.add_${role}` : `verification.edit_${role}`)}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Form label={t(`verification.document_${role}`)} errors={errors} onSubmit={() => onSubmit()}>
        <div className={pair}>
          {fields.map((field) => {
            const problem = problems[field];
            return (
              <FieldInput
                key={field}
                name={field}
                ask={fieldKinds[field] ?? 'text'}
                label={t(`verification.field_${field}`)}
                value={form[field]}
                onChange={(value) => onType({ [field]: value })}
                errorMessage={problem && t(`verification.problem_${problem}`)}
              />
            );
          })}
        </div>
        {role === 'beneficiaries' && (
          <Checkbox isSelected={form.isPoliticallyExposed} onChange={(isOn) => onType({ isPoliticallyExposed: isOn })}>
            {t('verification.isPoliticallyExposed')}
          </Checkbox>
        )}
        <Button type="submit" tone="accent" size="touch" width="full" isPending={isPending} pendingLabel={t('verification.checking')}>
          {t('verification.savePerson')}
        </Button>
      </Form>
    </Dialog>
  );
}
