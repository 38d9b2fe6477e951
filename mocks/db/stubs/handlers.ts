/** Replaces the library's generators of request handlers: the exchange responds through its own `handle`. */
function generateNothing(): never {
  throw new Error('request handlers are not made from records; see mocks/http');
}

export { generateNothing as generateGraphQLHandlers, generateNothing as generateGraphQLSchema, generateNothing as generateRestHandlers };
