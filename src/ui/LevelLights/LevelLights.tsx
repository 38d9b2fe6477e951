import { light, lights } from './LevelLights.css';

export interface LevelLightsProps {
  /** What is rated, with its level in words: "ADL: 4 of 5". */
  label: string;
  /** Number of lights that are on. */
  level: number;
  /** Number of lights. */
  max: number;
}

/** A level on a short scale as a row of lights, such as the position in the auto-deleveraging queue; higher lights are taller, and those that are on share a colour, warmer at higher levels. */
export function LevelLights({ label, level, max }: LevelLightsProps) {
  const tone = level <= max * 0.4 ? 'success' : level <= max * 0.6 ? 'warning' : 'danger';
  return (
    <span role="img" aria-label={label} className={lights}>
      {Array.from({ length: max }, (_, index) => (
        <span
          key={index}
          className={light({ tone: index < level ? tone : 'off' })}
          style={{ blockSize: `${40 + (60 * (index + 1)) / max}%` }}
        />
      ))}
    </span>
  );
}
