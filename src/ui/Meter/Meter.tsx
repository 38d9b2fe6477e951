import { Label, Meter as AriaMeter } from 'react-aria-components/Meter';
import {
  fill,
  head,
  hint as hintStyle,
  label as labelStyle,
  meter,
  name,
  names,
  needle,
  reading,
  track,
  zone as zoneStyle,
} from './Meter.css';

export const meterTones = ['accent', 'neutral', 'info', 'success', 'warning', 'danger'] as const;

export interface MeterZone {
  /** Where the zone ends; it starts where the previous one ends. */
  readonly upTo: number;
  /** "Safe", "High risk": read with the value, since colour alone is not accessible. */
  readonly name: string;
  readonly tone: (typeof meterTones)[number];
}

export interface MeterProps {
  label: string;
  /** From 0 to the end of the last zone; a value outside is drawn at the nearest end. */
  value: number;
  /** The value in words: "62%", "3.20 of 5 BTC". */
  valueText: string;
  /** In ascending order; the last zone ends the scale. */
  zones: readonly [MeterZone, ...MeterZone[]];
  /** What the value means, or when it resets. */
  hint?: string;
}

/** Shows where a value lies on its scale: a risk in its zones, or the used part of a quota. */
export function Meter({ label, value, valueText, zones, hint }: MeterProps) {
  const end = zones.at(-1)?.upTo ?? 0;
  const clampedValue = Math.min(Math.max(value, 0), end);
  const currentZone = zones.find(({ upTo }) => clampedValue <= upTo) ?? zones[0];
  const zoneRanges = zones.map((zone, index) => ({ ...zone, from: zones[index - 1]?.upTo ?? 0 }));
  const words = `${valueText} · ${currentZone.name}`;
  return (
    <AriaMeter className={meter} value={clampedValue} maxValue={end} valueLabel={words}>
      <div className={head}>
        <Label className={labelStyle}>{label}</Label>
        <span className={reading}>{words}</span>
      </div>
      <div className={track}>
        {zoneRanges.map(({ from, upTo, name: text }) => (
          <span key={text} className={zoneStyle} style={{ flexGrow: upTo - from }}>
            <span className={fill({ tone: currentZone.tone })} style={{ inlineSize: share(clampedValue - from, upTo - from) }} />
          </span>
        ))}
        {zones.length > 1 && <span className={needle} style={{ insetInlineStart: share(clampedValue, end) }} />}
      </div>
      {zones.length > 1 && (
        <div aria-hidden className={names}>
          {zoneRanges.map(({ from, upTo, name: text }) => (
            <span key={text} className={name({ isHere: text === currentZone.name })} style={{ flexGrow: upTo - from }}>
              {text}
            </span>
          ))}
        </div>
      )}
      {hint && <p className={hintStyle}>{hint}</p>}
    </AriaMeter>
  );
}

/** A part of a whole in percent, clamped to 0 to 100. */
const share = (part: number, whole: number): string => `${Math.min(Math.max((part / whole) * 100, 0), 100)}%`;
