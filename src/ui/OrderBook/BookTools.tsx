import { Pause, Play, Timer } from 'lucide-react';
import { IconButton } from '../IconButton/IconButton';
import { Menu } from '../Menu/Menu';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl';
import { Select } from '../Select/Select';
import { useOverlay } from '../useOverlay';
import { bookRates, bookViews, type BookFormat, type BookSettings, type BookTexts } from './book';
import { end, grouping, tools } from './OrderBook.css';
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

/** Chooses how a book is shown. */
export function BookTools({ texts, format, settings, onSettings, groups, isFrozen, onFrozen }: BookToolsProps) {
  const { trigger, overlay, wasOpened } = useOverlay('menu');
  const chooseRate = (id: string) => {
    const rate = bookRates.find((known) => known === id);
    if (rate) onSettings({ ...settings, rate });
  };
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
        <IconButton {...trigger} icon={Timer} label={texts.rate} size="compact" />
        {wasOpened && (
          <Menu
            {...overlay}
            label={texts.rate}
            groups={[{ id: 'rates', entries: bookRates.map((id) => ({ id, label: texts.rates[id] })) }]}
            selected={settings.rate}
            onAction={chooseRate}
          />
        )}
        <IconButton
          icon={isFrozen ? Play : Pause}
          label={texts.freeze}
          size="compact"
          isSelected={isFrozen}
          onPress={() => onFrozen(!isFrozen)}
        />
      </span>
    </div>
  );
}
