import { Badge } from '../Badge/Badge';

export interface LeverageBadgeProps {
  /** With its sign: "10×". */
  leverage: string;
  /** The margin mode: "Cross", "Isolated". */
  margin?: string;
  /** Colours the badge as a long or a short position; `label` says the same without colour. */
  side?: { direction: 'long' | 'short'; label: string };
}

const tones = { long: 'rise', short: 'fall' } as const;

/** The leverage of a contract, or of a position with its side and margin mode. */
export function LeverageBadge({ leverage, margin, side }: LeverageBadgeProps) {
  return <Badge tone={side && tones[side.direction]}>{[side?.label, margin, leverage].filter(Boolean).join(' ')}</Badge>;
}
