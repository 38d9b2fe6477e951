import { SegmentedControl } from '../SegmentedControl/SegmentedControl';
import { Select } from '../Select/Select';
import { bookViews, type BookFormat, type BookSettings, type BookTexts } from './book';
import { end, grouping, tools } from './OrderBook.css';
import { PaceTools } from './PaceTools';
import { viewIcons } from './viewIcons';

export interface BookToolsProps {
  texts: BookTexts;
  format: BookFormat;
  settings: BookSettings;
  onSettings: (settings: BookSettings) => void;
  groups: readonly string[];
  isFrozen: boolean;
  onFrozen: (isFrozen: boolean) => void;
}

/** Controls for how a book is shown. */
export function BookTools({ texts, format, settings, onSettings, groups, isFrozen, onFrozen }: BookToolsProps) {
  return (
    <div className={tools}>
      <SegmentedControl
        label={texts.view}
        size="compact"
        options={bookViews.map((id) => ({ id, label: texts.views[id], icon: viewIcons[id] }))}
        value={settings.view}
        onChange={(view) => onSettings({ ...settings, view })}
      />
      <span className={end}>
        <span className={grouping}>
          <Select
            label={texts.group}
            isLabelHidden
            size="compact"
            width="content"
            options={groups.map((id) => ({ id, label: format.group(id) }))}
            value={settings.group}
            onChange={(group) => onSettings({ ...settings, group })}
            placeholder={format.group(settings.group)}
          />
        </span>
        <PaceTools
          texts={texts}
          rate={settings.rate}
          onRate={(rate) => onSettings({ ...settings, rate })}
          isFrozen={isFrozen}
          onFrozen={onFrozen}
        />
      </span>
    </div>
  );
}
