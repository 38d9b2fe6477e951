export interface FieldProblemsOptions<Field extends string, Problem extends string> {
  /** The fields in display order. */
  readonly fields: readonly Field[];
  readonly typed: Readonly<Record<Field, string>>;
  readonly problems: Readonly<Partial<Record<Field, Problem>>>;
  /** The form was submitted in its current state. */
  readonly isAttempted: boolean;
  readonly text: (problem: Problem) => string;
}

/** The errors of an order form, per field and for the summary after a submit: invalid values show once typed, missing ones only after a submit. */
export function fieldProblems<Field extends string, Problem extends string>({
  fields,
  typed,
  problems,
  isAttempted,
  text,
}: FieldProblemsOptions<Field, Problem>) {
  const problemOf = (field: Field): string | undefined => {
    const problem = problems[field];
    const isShown = problem !== undefined && (isAttempted || (problem !== 'missing' && typed[field] !== ''));
    return isShown ? text(problem) : undefined;
  };
  const errors = fields.flatMap((field) => {
    const message = isAttempted && problemOf(field);
    return message ? [{ field, message }] : [];
  });
  return { problemOf, errors };
}
