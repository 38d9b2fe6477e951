import { hasWords } from '../words';
import type { Command } from './CommandPalette';

/** Whether every typed word is part of what a command says of itself. */
export const matchesCommand = ({ label, description = '', keywords = '' }: Command, typed: string): boolean =>
  hasWords(`${label} ${description} ${keywords}`, typed);
