/** Reasons why parts of the contract are assumptions of this project; each names what the specification does not show. */
export const pathOnly = 'only the path is shown, no parameter or field';
export const unknownAnswer = 'the fields of this response are not shown';
export const unknownQuery = 'the names of the parameters are not shown';
export const unknownForm = 'the fields of this form are not shown';
