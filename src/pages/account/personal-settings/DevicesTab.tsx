import { useUnit } from 'effector-react';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { languageOf } from '@locales/registry';
import type { LoginDevice } from '@/contract/account';
import { QueryView } from '@/shared/api/QueryView';
import { Instant, useLocale, useText } from '@/shared/i18n';
import { regionName } from '@/shared/i18n/regions';
import { useGate } from '@/shared/lib/gate';
import { Badge } from '@/ui/Badge/Badge';
import { Button } from '@/ui/Button/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog/ConfirmDialog';
import { DataList } from '@/ui/DataList/DataList';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Icon } from '@/ui/Icon/Icon';
import { Inline } from '@/ui/Inline/Inline';
import { keepRowFocus } from '@/ui/keepRowFocus';
import { Panel } from '@/ui/Panel/Panel';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import * as model from './devices';

/** Lists the devices the account is logged in on; the others can be logged out, one by one or all together. */
export function DevicesTab() {
  const t = useText('settings', 'security');
  const [isConfirming, setConfirming] = useState(false);
  useGate(model.DevicesGate);
  const { latest, onLogout } = useUnit({ latest: model.devices.$latest, onLogout: model.logoutRequested });
  const hasOthers = latest?.some(({ isCurrent }) => !isCurrent) ?? false;
  return (
    <Panel
      title={t('settings.devices')}
      inset="none"
      aside={
        hasOthers && (
          <Button size="compact" onPress={() => setConfirming(true)}>
            {t('settings.logoutOthers')}
          </Button>
        )
      }
    >
      <div ref={keepRowFocus}>
        <QueryView
          query={model.devices}
          errorText={t('settings.devicesFailed')}
          skeleton={<Skeleton shape="row" count={3} label />}
          empty={<EmptyState density="compact" text={t('settings.noDevices')} />}
        >
          {(devices) => <Devices devices={devices} />}
        </QueryView>
      </div>
      <ConfirmDialog
        title={t('settings.logoutOthers')}
        tone="danger"
        isOpen={isConfirming}
        onCancel={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false);
          onLogout(null);
        }}
        cancelLabel={t('security.back')}
        confirmLabel={t('settings.logOutAll')}
      >
        {t('settings.logoutOthersText')}
      </ConfirmDialog>
    </Panel>
  );
}

function Devices({ devices }: { readonly devices: readonly LoginDevice[] }) {
  const t = useText('settings', 'security');
  const { bcp47 } = languageOf(useLocale());
  const { loggingOut, onLogout } = useUnit({ loggingOut: model.$loggingOut, onLogout: model.logoutRequested });
  return (
    <DataList
      label={t('settings.devices')}
      items={devices.map(({ id, name, ip, region, loginTime, isCurrent, isNewRegion }) => {
        const deviceName = name || t(isCurrent ? 'settings.thisBrowser' : 'security.unknownDevice');
        return {
          id,
          mark: <Icon icon={MonitorSmartphone} size="regular" tone="soft" />,
          title: (
            <Inline as="span" gap={3}>
              {deviceName}
              {isCurrent && <Badge tone="success">{t('settings.thisDevice')}</Badge>}
              {isNewRegion && <Badge tone="warning">{t('security.newLocation')}</Badge>}
            </Inline>
          ),
          meta: (
            <>
              {[regionName(region, bcp47), ip].filter(Boolean).join(' · ')} {loginTime !== null && <Instant at={loginTime} />}
            </>
          ),
          value: isCurrent ? undefined : (
            <Button
              size="compact"
              aria-label={t('settings.logoutDevice', { device: deviceName })}
              isPending={loggingOut.includes(id)}
              onPress={() => onLogout(id)}
            >
              {t('settings.logOut')}
            </Button>
          ),
        };
      })}
    />
  );
}
