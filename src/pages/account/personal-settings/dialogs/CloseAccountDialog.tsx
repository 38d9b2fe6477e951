import { useUnit } from 'effector-react';
import type { CloseBlocker } from '@/contract/account';
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

/** Closes the account permanently; until the account is empty, it lists what has to be cleared. */
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
        <Blockers />
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

/** Lists what prevents closing the account, each with a link to clear it. */
function Blockers() {
  const t = useText('security');
  const { to } = useHrefs();
  const reportedBlockers = useUnit(model.$blockers);
  const blockers = reportedBlockers.length === 0 ? (['assets'] as const) : reportedBlockers;
  return (
    <Stack gap={4}>
      {t('security.closeNotEmpty')}
      <DescriptionList
        items={blockers.map((blocker) => {
          const href = to(routes[blockerRoutes[blocker]]);
          return {
            id: blocker,
            term: t(`security.blocker_${blocker}`),
            value: href && <Link href={href}>{t('security.clearNow')}</Link>,
          };
        })}
      />
    </Stack>
  );
}

const blockerRoutes = {
  assets: 'assetOverview',
  orders: 'spotOrders',
  positions: 'contractAccount',
  loans: 'marginAccount',
  withdrawals: 'withdraw',
} as const satisfies Record<CloseBlocker, keyof typeof routes>;
