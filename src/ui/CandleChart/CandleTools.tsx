import { Camera, ChartArea, ChartCandlestick, ChartLine, Maximize, Minimize, RotateCcw } from 'lucide-react';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { Inline } from '../Inline/Inline';
import { Popover } from '../Popover/Popover';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl';
import type { SegmentedControlProps } from '../SegmentedControl/SegmentedControl';
import { ToggleButton } from '../ToggleButton/ToggleButton';
import { Toolbar, ToolbarDivider } from '../Toolbar/Toolbar';
import { useOverlay } from '../useOverlay';
import { indicators } from './studies';
import type { ChartSettings } from './studies';

/** Texts of the chart tools. */
export interface ToolTerms {
  readonly tools: string;
  readonly kind: string;
  readonly candle: string;
  readonly line: string;
  readonly area: string;
  readonly indicators: string;
  readonly volume: string;
  readonly log: string;
  readonly reset: string;
  readonly snapshot: string;
  readonly fullScreen: string;
  readonly leaveFullScreen: string;
}

export interface CandleToolsProps {
  terms: ToolTerms;
  /** The candle intervals to choose from. */
  intervals: SegmentedControlProps<string>;
  settings: ChartSettings;
  onSettings: (settings: ChartSettings) => void;
  onReset: () => void;
  onSnapshot?: () => void;
  isFullScreen: boolean;
  /** Absent if the device does not support full screen. */
  onToggleFullScreen?: () => void;
}

/** The tools of a candle chart: interval, kind, indicators, scale, and actions on the picture. */
export function CandleTools({
  terms,
  intervals,
  settings,
  onSettings,
  onReset,
  onSnapshot,
  isFullScreen,
  onToggleFullScreen,
}: CandleToolsProps) {
  const change = (part: Partial<ChartSettings>) => onSettings({ ...settings, ...part });
  const chosen = settings.indicators;
  const { trigger, overlay, wasOpened } = useOverlay();
  return (
    <Toolbar label={terms.tools}>
      <SegmentedControl {...intervals} size="compact" />
      <ToolbarDivider />
      <SegmentedControl
        label={terms.kind}
        size="compact"
        options={[
          { id: 'candle', label: terms.candle, icon: ChartCandlestick },
          { id: 'line', label: terms.line, icon: ChartLine },
          { id: 'area', label: terms.area, icon: ChartArea },
        ]}
        value={settings.kind}
        onChange={(kind) => change({ kind })}
      />
      <Button {...trigger} size="compact" tone="quiet">
        {terms.indicators}
      </Button>
      {wasOpened && (
        <Popover
          {...overlay}
          label={terms.indicators}
          density="compact"
          width={280}
          // In full screen nothing outside the chart is visible, so the overlay is rendered inside it.
          UNSTABLE_portalContainer={(isFullScreen && document.fullscreenElement) || undefined}
        >
          <Inline gap={2}>
            {indicators.map((indicator) => (
              <ToggleButton
                key={indicator}
                size="compact"
                isSelected={chosen.includes(indicator)}
                onChange={(isOn) => change({ indicators: isOn ? [...chosen, indicator] : chosen.filter((other) => other !== indicator) })}
              >
                {indicator}
              </ToggleButton>
            ))}
            <ToggleButton size="compact" isSelected={settings.hasVolume} onChange={(hasVolume) => change({ hasVolume })}>
              {terms.volume}
            </ToggleButton>
            <ToggleButton
              size="compact"
              isSelected={settings.scale === 'log'}
              onChange={(isLog) => change({ scale: isLog ? 'log' : 'linear' })}
            >
              {terms.log}
            </ToggleButton>
          </Inline>
        </Popover>
      )}
      <IconButton size="compact" icon={RotateCcw} label={terms.reset} onPress={onReset} />
      {onSnapshot && <IconButton size="compact" icon={Camera} label={terms.snapshot} onPress={onSnapshot} />}
      {onToggleFullScreen && (
        <IconButton
          size="compact"
          icon={isFullScreen ? Minimize : Maximize}
          label={isFullScreen ? terms.leaveFullScreen : terms.fullScreen}
          onPress={onToggleFullScreen}
        />
      )}
    </Toolbar>
  );
}
