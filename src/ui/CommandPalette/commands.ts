import type { Command } from './CommandPalette';

/** Whether every typed word is part of what a command says of itself, case-insensitively and in any order. */
export function matchesCommand({ label, description = '', keywords = '' }: Command, typed: string): boolean {
  const said = `${label} ${description} ${keywords}`.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word));
}
