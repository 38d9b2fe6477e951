import { useUnit } from 'effector-react';
import type { CloseObstacle } from '@/contract/account';
import { useText } from '@/shared/i18n';
import { routes, useHrefs } from '@/shared/routing';
import { ConfirmDialog } from '@/ui/ConfirmDialog/ConfirmDialog';
import { DescriptionList } from '@/ui/DescriptionList/DescriptionList';
import { Link } from '@/ui/Link/Link';
import { Stack } from '@/ui/Stack/Stack';
import { dialogClosed } from '../dialog';
import * as model from './closeAccount';
import { FormDialog } from './FormDialog';
import { SecretField } from './SecretField';

/** Closes the account for good; one that holds anything is emptied first. */
export function CloseAccountDialog() {
  const t = useText('security');
  const { isEmpty, password, problem, isPending, onPassword, onSubmit, onCancel } = useUnit({
    isEmpty: model.$isEmpty,
    password: model.$password,
    problem: model.$problem,
    isPending: model.close.$isPending,
    onPassword: model.passwordTyped,
    onSubmit: model.submitted,
    onCancel: dialogClosed,
  });
  if (isEmpty !== true)
    return (
      <ConfirmDialog title={t('security.closeTitle')} isOpen onCancel={onCancel} onConfirm={onCancel} confirmLabel={t('security.gotIt')}>
        <Obstacles />
      </ConfirmDialog>
    );
  const error = problem && t(problem);
  return (
    <FormDialog
      title={t('security.closeTitle')}
      warning={t('security.closeText')}
      errors={{ loginPassword: error }}
      submitLabel={t('security.closeNow')}
      tone="danger"
      isPending={isPending}
      challenge={model.close.challenge}
      onSubmit={onSubmit}
    >
      <SecretField label={t('security.loginPassword')} name="loginPassword" value={password} onChange={onPassword} error={error} />
    </FormDialog>
  );
}

/** What has to be cleared before, each with the way there. */
function Obstacles() {
  const t = useText('security');
  const { to } = useHrefs();
  const found = useUnit(model.$obstacles);
  const obstacles = found.length === 0 ? (['assets'] as const) : found;
  return (
    <Stack gap={4}>
      {t('security.closeNotEmpty')}
      <DescriptionList
        items={obstacles.map((obstacle) => {
          const href = to(routes[places[obstacle]]);
          return {
            id: obstacle,
            term: t(`security.obstacle_${obstacle}`),
            value: href && <Link href={href}>{t('security.clearNow')}</Link>,
          };
        })}
      />
    </Stack>
  );
}

const places = {
  assets: 'assetOverview',
  orders: 'spotOrders',
  positions: 'contractAccount',
  loans: 'marginAccount',
  withdrawals: 'withdraw',
} as const satisfies Record<CloseObstacle, keyof typeof routes>;
