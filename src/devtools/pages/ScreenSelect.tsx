import addresses from 'virtual:screen-addresses';
import { useText } from '@/shared/i18n';
import { routeAt, screens } from '@/shared/routing';
import { Select } from '@/ui/Select/Select';

export interface ScreenSelectProps {
  readonly label: string;
  /** An address without its locale; added to the options if it is not among them. */
  readonly value: string;
  readonly onChange: (address: string) => void;
}

/** Selects a screen of the exchange by its title. */
export function ScreenSelect({ label, value, onChange }: ScreenSelectProps) {
  const t = useText('routes', 'workbench');
  const offered = screens
    .filter(({ path }) => path !== '*')
    .map((route) => ({ id: addresses[route.id] ?? route.path, label: t(route.titleKey), description: route.path }));
  const titleKey = routeAt(`/en_US${value}`)?.titleKey;
  const current = { id: value, label: titleKey === undefined ? value : t(titleKey), description: value };
  return (
    <Select
      label={label}
      placeholder={label}
      value={value}
      onChange={onChange}
      options={offered.some(({ id }) => id === value) ? offered : [current, ...offered]}
      search={{
        label: t('workbench.searchScreens'),
        placeholder: t('workbench.searchScreens'),
        matches: (option, typed) => `${option.label} ${option.id}`.toLowerCase().includes(typed.trim().toLowerCase()),
      }}
    />
  );
}
