import { hasWords } from '../hasWords';
import type { Command } from './CommandPalette';

/** Whether every typed word occurs in the command's label, description or keywords. */
export const matchesCommand = ({ label, description = '', keywords = '' }: Command, typed: string): boolean =>
  hasWords(`${label} ${description} ${keywords}`, typed);
