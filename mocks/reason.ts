import type * as z from 'zod/mini';

/** The message that zod uses if no locale is configured. */
const zodDefaultMessage = 'Invalid input';
const maxListedValues = 16;

/** Why a value was rejected, in words: the schema's own message, or one derived from the kind of issue. */
export function reasonOf(issue: z.core.$ZodIssue | undefined): string {
  if (issue === undefined) return 'is malformed';
  if (issue.message !== zodDefaultMessage) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : `must be ${/^[aeio]/.test(issue.expected) ? 'an' : 'a'} ${issue.expected}`;
    case 'invalid_value':
      return noneOf(issue.values);
    case 'too_small':
      return `is ${issue.origin === 'number' || issue.origin === 'int' ? 'below' : 'shorter than'} ${issue.minimum}`;
    case 'too_big':
      return `is ${issue.origin === 'number' || issue.origin === 'int' ? 'above' : 'longer than'} ${issue.maximum}`;
    case 'unrecognized_keys':
      return `unknown field ${issue.keys.map((key) => `"${key.slice(0, 40)}"`).join(', ')}`;
    case 'invalid_format':
      return `is not a valid ${issue.format}`;
    case 'invalid_union':
      return unionReason(issue.errors);
    case 'not_multiple_of':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return 'is malformed';
  }
}

const noneOf = (values: readonly unknown[]): string =>
  `must be one of ${values.slice(0, maxListedValues).map(String).join(', ')}${values.length > maxListedValues ? ', …' : ''}`;

/** The allowed values of a union with literals; for any other union, why the last alternative did not match. */
function unionReason(errors: readonly (readonly z.core.$ZodIssue[])[]): string {
  const values = errors.flatMap(([first]) => (first?.code === 'invalid_value' ? first.values : []));
  return values.length > 0 ? noneOf(values) : reasonOf(errors.at(-1)?.[0]);
}
