import { useUnit } from 'effector-react';
import { useMenu } from '@/features/menu';
import { navigated } from '@/shared/routing';
import type { AppCommand } from './useCommands';

/** A titled group of commands. */
export interface AppCommandGroup {
  readonly id: string;
  readonly title: string;
  readonly commands: readonly AppCommand[];
}

/** The screens in the current user's menus, each once, grouped by menu. */
export function useScreenCommands(): readonly AppCommandGroup[] {
  const go = useUnit(navigated);
  const menus = [useMenu('mega'), useMenu('assets'), useMenu('orders'), useMenu('user'), useMenu('web3')].flat();
  const seenHrefs = new Set<string>();
  return menus.flatMap(({ id, label, entries }) => {
    const newEntries = entries.filter(({ href, opensNewTab }) => !opensNewTab && !seenHrefs.has(href));
    for (const { href } of newEntries) seenHrefs.add(href);
    const commands = newEntries.map((entry) => ({ id: entry.href, label: entry.label, keywords: label, run: () => go(entry.href) }));
    return commands.length > 0 ? [{ id, title: label, commands }] : [];
  });
}
