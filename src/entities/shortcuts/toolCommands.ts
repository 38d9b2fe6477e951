import type { LucideIcon } from 'lucide-react';
import { createGate } from '@/shared/lib/gate';

/** A command that is available on every screen and belongs to none. */
export interface ToolCommand {
  readonly id: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** The keys that run it, as labelled on the keyboard. */
  readonly keys: readonly string[];
  readonly run: () => void;
}

/** Mounted by components outside the screens, with the commands they offer. */
export const ToolCommandsGate = createGate<{ readonly commands: readonly ToolCommand[] }>('ToolCommandsGate', { commands: [] });
