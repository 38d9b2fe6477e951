export interface FieldProblemsOptions<Field extends string, Problem extends string> {
  /** The fields as they stand in the form. */
  readonly fields: readonly Field[];
  readonly typed: Readonly<Record<Field, string>>;
  readonly problems: Readonly<Partial<Record<Field, Problem>>>;
  /** The form was submitted as it stands. */
  readonly isAttempted: boolean;
  readonly text: (problem: Problem) => string;
}

/** What an order form says at its fields, and in the summary of a form that was submitted: what is wrong once something is typed, what is missing once it was submitted. */
export function fieldProblems<Field extends string, Problem extends string>({
  fields,
  typed,
  problems,
  isAttempted,
  text,
}: FieldProblemsOptions<Field, Problem>) {
  const problemOf = (field: Field): string | undefined => {
    const problem = problems[field];
    const isTold = problem !== undefined && (isAttempted || (problem !== 'missing' && typed[field] !== ''));
    return isTold ? text(problem) : undefined;
  };
  const errors = fields.flatMap((field) => {
    const message = isAttempted && problemOf(field);
    return message ? [{ field, message }] : [];
  });
  return { problemOf, errors };
}
