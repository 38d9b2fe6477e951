import { ChartLine, Table2 } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { IconButton } from '../IconButton/IconButton';
import { screenOnly } from '../print.css';
import { useUiText } from '../texts';
import type { Reading } from './chart';
import { body, foot as footStyle, frame, head, tableBody, tools as toolsStyle } from './ChartFrame.css';
import { Readout } from './Readout';

export interface ChartFrameProps {
  /** Accessible name of the picture. */
  label: string;
  /** What the picture shows, for screen readers: the last, the highest and the lowest value. */
  summary: readonly Reading[];
  /** Above the picture: the figures at the cursor. */
  readout?: ReactNode;
  /** Above the picture, at its end: ranges, views. */
  tools?: ReactNode;
  /** Renders the same figures as a table, on demand. */
  renderTable: () => ReactNode;
  /** Below the picture: a legend, a source. */
  foot?: ReactNode;
  /** `fill` takes the available height. */
  height?: keyof typeof frame;
  /** Whether the table is shown, if something other than its button also controls it. */
  isTable?: boolean;
  onTable?: (isTable: boolean) => void;
  ref?: Ref<HTMLElement>;
  /** The picture, with its cursor. */
  children: ReactNode;
}

/** The frame of every chart: a name, a summary in words, and the same figures as a table. */
export function ChartFrame({
  label,
  summary,
  readout,
  tools,
  renderTable,
  foot,
  height = 'content',
  isTable: isTableOutside,
  onTable,
  ref,
  children,
}: ChartFrameProps) {
  const text = useUiText();
  const [isTableInside, setTableInside] = useState(false);
  const isTable = isTableOutside ?? isTableInside;
  return (
    <figure ref={ref} aria-label={label} className={frame[height]}>
      <Readout readings={summary} isHidden />
      <div className={head}>
        {readout}
        <div className={`${toolsStyle} ${screenOnly}`}>
          {tools}
          <IconButton
            size="compact"
            icon={isTable ? ChartLine : Table2}
            label={text(isTable ? 'showAsChart' : 'showAsTable')}
            onPress={() => (onTable ?? setTableInside)(!isTable)}
          />
        </div>
      </div>
      <div className={isTable ? tableBody[height] : body}>{isTable ? renderTable() : children}</div>
      {foot && <figcaption className={footStyle}>{foot}</figcaption>}
    </figure>
  );
}
