import type { Translate } from '@/shared/i18n';
import type { FormError } from '@/ui/Form/Form';
import type { FieldName } from './draft';
import type { FieldProblem } from './forms';
import type { PersonField, PersonProblem } from './persons';

/** Lists the problems of a form in field order; each message names its field, as several may have the same problem. */
export const formErrorsOf = <Field extends FieldName | PersonField>(
  fields: readonly Field[],
  problems: Readonly<Partial<Record<Field, FieldProblem | PersonProblem>>>,
  t: Translate<'verification'>,
): readonly FormError[] =>
  fields.flatMap((field) => {
    const problem = problems[field];
    if (!problem) return [];
    const named = { field: t(`verification.field_${field}`), problem: t(`verification.problem_${problem}`) };
    return [{ field, message: t('verification.problemOf', named) }];
  });
