import { ColorType, CrosshairMode, LineStyle } from 'lightweight-charts';
import type { DeepPartial, TimeChartOptions } from 'lightweight-charts';
import type { ChartFormat } from '../ChartFrame/chart';
import type { Colors } from './colors';
import { instantOf, tickTexts } from './zonedTime';

interface ChartAppearance {
  readonly colors: Colors;
  readonly format: ChartFormat;
  readonly locale: string;
  readonly font: { readonly family: string; readonly size: number };
  readonly isMotionReduced: boolean;
}

/** Options of the charting library: hairlines, our font, times in the user's zone, kinetic scrolling by touch only. */
export function chartOptions({ colors, format, locale, font, isMotionReduced }: ChartAppearance): DeepPartial<TimeChartOptions> {
  const transparent = `${colors.surface.slice(0, 7)}00`;
  const ticks = tickTexts(locale, format.zone);
  const gridLine = { color: colors.line, style: LineStyle.Solid } as const;
  const cross = { color: colors.cross, style: LineStyle.Dashed, width: 1, labelBackgroundColor: colors.cross } as const;
  return {
    autoSize: true,
    layout: {
      attributionLogo: false,
      background: { type: ColorType.Solid, color: transparent },
      textColor: colors.text,
      fontFamily: font.family,
      fontSize: font.size,
      panes: { separatorColor: colors.line, separatorHoverColor: colors.line },
    },
    grid: { vertLines: gridLine, horzLines: gridLine },
    crosshair: { mode: CrosshairMode.Normal, vertLine: cross, horzLine: cross },
    rightPriceScale: { borderVisible: false, entireTextOnly: true },
    timeScale: {
      borderColor: colors.line,
      timeVisible: true,
      rightOffset: 4,
      tickMarkFormatter: (time: Parameters<typeof instantOf>[0], kind: number) => ticks[kind]?.(instantOf(time)) ?? null,
    },
    localization: { locale, timeFormatter: (time: Parameters<typeof instantOf>[0]) => format.dateTime(instantOf(time)) },
    kineticScroll: { touch: !isMotionReduced, mouse: false },
    // A vertical swipe scrolls the page.
    handleScroll: { vertTouchDrag: false },
  };
}
