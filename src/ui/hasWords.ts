/** Whether every typed word occurs in a text, case-insensitively and in any order. */
export function hasWords(text: string, typed: string): boolean {
  const lowerCaseText = text.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lowerCaseText.includes(word));
}
