import { useUnit } from 'effector-react';
import { isInCloseScope, tradeMode } from '@/contract/swap';
import { $accountMode, $contractPositions } from '@/entities/contract-account';
import { useText } from '@/shared/i18n';
import { ConfirmDialog } from '@/ui/ConfirmDialog/ConfirmDialog';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { ClosePositionDialog } from './ClosePositionDialog';
import { ExitsDialog } from './ExitsDialog';
import { MarginDialog } from './MarginDialog';
import { $closeScope, $openedAction, positionActionClosed } from './model';
import { closeAll, reversePosition } from './mutations';
import { PositionFacts } from './PositionFacts';
import { ShareDialog } from './ShareDialog';
import { usePositionName } from './usePositionName';

/** The dialogs for managing positions; one at a time. */
export function PositionDialogs() {
  const view = useUnit({
    opened: $openedAction,
    scope: $closeScope,
    positions: $contractPositions,
    mode: $accountMode,
    isReversing: reversePosition.$isPending,
    isClosing: closeAll.$isPending,
    onClose: positionActionClosed,
    onReverse: reversePosition.submitted,
    onCloseAll: closeAll.submitted,
  });
  const t = useText('contract', 'contractMore', 'trade');
  const nameOf = usePositionName();
  const { opened, scope } = view;
  const affected = view.positions.filter(({ unrealised }) => scope !== null && isInCloseScope(unrealised, scope));
  const confirmProps = { isOpen: true, cancelLabel: t('trade.confirmBack'), onCancel: () => view.onClose() } as const;
  return (
    <>
      {opened?.action === 'close' && <ClosePositionDialog key={opened.positionId} position={opened.position} />}
      {opened?.action === 'exits' && <ExitsDialog key={opened.positionId} position={opened.position} exits={opened.exits} />}
      {opened?.action === 'share' && <ShareDialog key={opened.positionId} position={opened.position} />}
      {opened?.action === 'margin' && <MarginDialog key={opened.positionId} position={opened.position} />}
      {opened?.action === 'reverse' && (
        <ConfirmDialog
          {...confirmProps}
          title={t('contractMore.reverseTitle')}
          confirmLabel={t('contract.reverse')}
          isPending={view.isReversing}
          onConfirm={() => view.onReverse(opened.position)}
        >
          <Stack gap={5}>
            <Text>{t('contractMore.reverseText', { position: nameOf(opened.position) })}</Text>
            <PositionFacts position={opened.position} />
          </Stack>
        </ConfirmDialog>
      )}
      {scope !== null && (
        <ConfirmDialog
          {...confirmProps}
          title={t('contract.closeAll')}
          confirmLabel={t('contract.close')}
          isPending={view.isClosing}
          onConfirm={() => view.onCloseAll({ scope, mode: view.mode ?? tradeMode.real })}
        >
          {t('contractMore.closeAllText', { count: affected.length })}
        </ConfirmDialog>
      )}
    </>
  );
}
