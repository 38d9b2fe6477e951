import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { Slider as AriaSlider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import type { SliderProps as AriaSliderProps } from 'react-aria-components/Slider';
import { label as labelStyle, labelRow } from '../Field/Field.css';
import type { Unstyled } from '../props';
import { useInlineSize } from '../useInlineSize';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { memoized } from '../memoized';
import { dot, fill, mark as markStyle, marks as marksStyle, output, rail, slider, thumb, track } from './Slider.css';
import { marksWithRoom, type SliderMark } from './markTexts';

export interface SliderProps extends Omit<Unstyled<AriaSliderProps<number>>, 'orientation'> {
  label: string;
  /** For sliders named by their context; the value is then hidden too. */
  isLabelHidden?: boolean;
  value: number;
  onChange: (value: number) => void;
  /** Shown instead of the value if `formatOptions` cannot express it: "20×"; screen readers read the number. */
  valueText?: ReactNode;
  /** In ascending order; the first and the last are at the ends of the rail. */
  marks?: readonly SliderMark[];
}

/** A number within bounds, where the approximate value matters more than the exact one: leverage, a share of the balance. */
export const Slider = memoized(function Slider({
  label,
  isLabelHidden = false,
  value,
  valueText,
  marks = [],
  minValue = 0,
  maxValue = 100,
  ...props
}: SliderProps) {
  const labelElement = <Label className={labelStyle}>{label}</Label>;
  const [marksRef, width, scale] = useInlineSize();
  const shareOf = (sliderValue: number) => (sliderValue - minValue) / (maxValue - minValue);
  const percentOf = (sliderValue: number) => shareOf(sliderValue) * 100;
  const positionOf = (sliderValue: number) => ({ insetInlineStart: `${percentOf(sliderValue)}%` });
  return (
    <AriaSlider {...props} value={value} minValue={minValue} maxValue={maxValue} className={slider}>
      {isLabelHidden ? (
        <VisuallyHidden>{labelElement}</VisuallyHidden>
      ) : (
        <span className={labelRow}>
          {labelElement}
          <SliderOutput className={output}>{valueText}</SliderOutput>
        </span>
      )}
      <SliderTrack className={track}>
        <span className={rail} />
        <span className={fill} style={{ insetInlineEnd: `${100 - percentOf(value)}%` }} />
        {marks.map((mark) => (
          <span key={mark.value} className={dot} style={positionOf(mark.value)} data-passed={mark.value <= value || undefined} />
        ))}
        <SliderThumb className={thumb} />
      </SliderTrack>
      {marks.some(({ text }) => text) && (
        <span ref={marksRef} aria-hidden className={marksStyle}>
          {marksWithRoom(marks, { width, scale, shareOf }).map((mark) => (
            <span key={mark.value} className={markStyle} style={positionOf(mark.value)}>
              {mark.text}
            </span>
          ))}
        </span>
      )}
    </AriaSlider>
  );
});
