import { Label, Meter as AriaMeter } from 'react-aria-components/Meter';
import type { MeterProps } from '../Meter/Meter';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { arcPath, markAt } from './arc';
import {
  arc,
  dial,
  gauge,
  half,
  label as labelStyle,
  legend,
  mark,
  name,
  swatch,
  valueStyle,
  zone as zoneStyle,
  zoneName,
} from './Gauge.css';

export interface GaugeProps extends Omit<MeterProps, 'hint'> {
  /** For a dial named by its context; screen readers still read the label. */
  isLabelHidden?: boolean;
  /** Lists the names of the zones below the dial. */
  hasLegend?: boolean;
}

/** Shows in which named zone of a scale a value lies, as a half circle: fear and greed in the market, a level of risk. In tight spaces use `Meter`. */
export function Gauge({ label, isLabelHidden = false, value, valueText, zones, hasLegend = true }: GaugeProps) {
  const end = zones.at(-1)?.upTo ?? 0;
  const clampedValue = Math.min(Math.max(value, 0), end);
  const currentZone = zones.find(({ upTo }) => clampedValue <= upTo) ?? zones[0];
  const parts = zones.map((zone, index) => ({ ...zone, from: zones[index - 1]?.upTo ?? 0 }));
  return (
    <AriaMeter className={gauge} value={clampedValue} maxValue={end} valueLabel={`${valueText} · ${currentZone.name}`}>
      {isLabelHidden ? (
        <VisuallyHidden>
          <Label>{label}</Label>
        </VisuallyHidden>
      ) : (
        <Label className={labelStyle}>{label}</Label>
      )}
      <div className={dial}>
        <svg viewBox="0 0 100 56" aria-hidden className={half}>
          {parts.map(({ from, upTo, name: text, tone }, index) => (
            <path
              key={text}
              d={arcPath(from / end + (index > 0 ? gap : 0), upTo / end)}
              className={`${arc[tone]} ${zoneStyle({ isCurrent: text === currentZone.name })}`}
            />
          ))}
          <circle {...markAt(clampedValue / end)} r={5} className={mark} />
        </svg>
        <span className={valueStyle}>{valueText}</span>
      </div>
      <span className={zoneName}>{currentZone.name}</span>
      {hasLegend && (
        <ul className={legend}>
          {parts.map(({ name: text, tone }) => (
            <li key={text} className={name({ isCurrent: text === currentZone.name })}>
              <svg viewBox="0 0 8 8" aria-hidden className={swatch}>
                <path d="M0 4H8" className={arc[tone]} />
              </svg>
              {text}
            </li>
          ))}
        </ul>
      )}
    </AriaMeter>
  );
}

/** Gap between zones, as a share of the half circle. */
const gap = 0.012;
