import type { LucideIcon } from 'lucide-react';
import { createGate } from '@/shared/lib/gate';

/** Something that can be started from every screen and belongs to no screen. */
export interface ToolCommand {
  readonly id: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** The keys that start it, as they are printed on the keyboard. */
  readonly keys: readonly string[];
  readonly run: () => void;
}

/** Mounted by whoever stands beside the screens, with what can be started there. */
export const ToolCommandsGate = createGate<{ readonly commands: readonly ToolCommand[] }>('ToolCommandsGate', { commands: [] });
