import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { $timeZone, localZone, timeZoneChosen, useText } from '@/shared/i18n';
import { $clock } from '@/shared/lib/clock';
import { Select } from '@/ui/Select/Select';
import { offsetOf, timeZones } from './zones';

/** Selects the time zone of displayed times: the device's or any other, searchable by name or UTC offset. */
export function TimeZoneField() {
  const { zone, clock, onZone } = useUnit({ zone: $timeZone, clock: $clock, onZone: timeZoneChosen });
  const t = useText('settings');
  const options = useMemo(() => {
    const now = clock.now();
    const deviceZone = localZone();
    const labelOf = (zone: string, name: string) => t('settings.zoneOffset', { zone: name, offset: offsetOf(zone, now) });
    const zones = timeZones().map((id) => ({ id, label: labelOf(id, nameOf(id)) }));
    return [{ id: device, label: labelOf(deviceZone, t('settings.zoneDevice', { zone: nameOf(deviceZone) })) }, ...zones];
  }, [clock, t]);
  return (
    <Select
      label={t('settings.zone')}
      description={t('settings.zoneHint')}
      placeholder=""
      size="compact"
      options={options}
      search={{ label: t('settings.zoneSearch'), placeholder: t('settings.zoneSearch') }}
      value={options.some(({ id }) => id === zone) ? zone : device}
      onChange={(id) => onZone(id === device ? null : id)}
    />
  );
}

const device = 'device';
const nameOf = (zone: string) => zone.replaceAll('_', ' ');
