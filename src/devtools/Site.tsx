import { useUnit } from 'effector-react';
import { languageOf } from '@locales/registry';
import { siteModules } from '@mocks/control';
import { QueryView } from '@/shared/api/QueryView';
import { useLocale, useText } from '@/shared/i18n';
import { regionName } from '@/shared/i18n/regions';
import { CheckboxGroup } from '@/ui/CheckboxGroup/CheckboxGroup';
import { Select } from '@/ui/Select/Select';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import * as model from './siteModel';

/** A mix of regions that the exchange serves and regions that it may not. */
const regions = ['SG', 'HK', 'JP', 'DE', 'GB', 'BR', 'TR', 'US', 'IR'] as const;

/** Puts modules under maintenance and changes the visitors' region. */
export function Site() {
  const t = useText('devtools');
  const { bcp47 } = languageOf(useLocale());
  const { onMaintenance, onRegion } = useUnit({
    onMaintenance: model.maintenanceChange.submitted,
    onRegion: model.regionChange.submitted,
  });
  return (
    <QueryView query={model.site} keepLatest density="compact" skeleton={<Skeleton shape="row" count={2} label />}>
      {({ underMaintenance, region, isRestricted }) => {
        const change = (closed: readonly string[]) => {
          for (const module of siteModules)
            if (closed.includes(module) !== underMaintenance.includes(module)) onMaintenance({ module, isOn: closed.includes(module) });
        };
        return (
          <Stack gap={5}>
            <Select
              label={t('devtools.region')}
              size="compact"
              placeholder={t('devtools.region')}
              description={t(isRestricted ? 'devtools.regionRestricted' : 'devtools.regionServed')}
              options={[...new Set([region, ...regions])].map((id) => ({ id, label: regionName(id, bcp47) ?? id }))}
              value={region}
              onChange={onRegion}
            />
            <CheckboxGroup
              label={t('devtools.maintenance')}
              layout="row"
              options={siteModules.map((id) => ({ id, label: t(`devtools.module_${id}`) }))}
              values={underMaintenance}
              onChange={change}
            />
          </Stack>
        );
      }}
    </QueryView>
  );
}
